import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { StoppedError } from '../lib/stopped.ts';
import { waitHealthy } from './health.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that answers each request with the next status; the last one is repeated. */
function startServer(...statuses: number[]): Promise<string> {
  const server = createServer((_request, response) => {
    response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 500;
    response.end('{}');
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object')
        resolve(`http://127.0.0.1:${address.port}/healthz`);
    });
  });
}

test('waits until the slowest process answers 200', async () => {
  const addresses = { quick: await startServer(200), slow: await startServer(503, 503, 200) };
  await expect(waitHealthy(addresses, { timeoutMs: 5000 })).resolves.toBeUndefined();
});

test('names the process that is not healthy, and its answer', async () => {
  const unhealthy = await startServer(503);
  await expect(waitHealthy({ shop: unhealthy }, { timeoutMs: 200 })).rejects.toThrow(
    /^shop is not healthy.*answers 503/,
  );
  const unused = 'http://127.0.0.1:9/healthz';
  await expect(waitHealthy({ shop: unused }, { timeoutMs: 200 })).rejects.toThrow(/ECONNREFUSED|bad port/);
});

test('rejects with StoppedError when the signal has aborted', async () => {
  const stop = AbortSignal.abort();
  const unhealthy = await startServer(503);
  await expect(waitHealthy({ unhealthy }, { timeoutMs: 60_000, signal: stop })).rejects.toBeInstanceOf(
    StoppedError,
  );
});
