import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { StoppedError } from '../lib/stopped.ts';
import { waitHealthy } from './health.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers with the given statuses, one a request, and with the last one for ever. */
function answering(...statuses: number[]): Promise<string> {
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

test('waits until the slowest answers 200', async () => {
  const addresses = { quick: await answering(200), slow: await answering(503, 503, 200) };
  await expect(waitHealthy(addresses, { timeoutMs: 5000 })).resolves.toBeUndefined();
});

test('names the unhealthy process and its answer', async () => {
  const ill = await answering(503);
  await expect(waitHealthy({ shop: ill }, { timeoutMs: 200 })).rejects.toThrow(
    /^shop is not healthy.*answers 503/,
  );
  const nobody = 'http://127.0.0.1:9/healthz';
  await expect(waitHealthy({ shop: nobody }, { timeoutMs: 200 })).rejects.toThrow(/ECONNREFUSED|bad port/);
});

test('stops at once when the signal aborts', async () => {
  const stop = AbortSignal.abort();
  const ill = await answering(503);
  await expect(waitHealthy({ ill }, { timeoutMs: 60_000, signal: stop })).rejects.toBeInstanceOf(
    StoppedError,
  );
});
