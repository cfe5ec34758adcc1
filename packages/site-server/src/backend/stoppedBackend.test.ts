import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiError } from '@vvoz/api/errors';
import { createGet } from '@vvoz/api/http';
import { captureLog } from '../testing/capturedLog.ts';
import { createReadGuard } from './backendBreaker.ts';
import { getRemainingMs, runWithDeadline } from './deadline.ts';

/** How long a page may wait here, ms: longer than the site waits before it asks whether the backend is alive. */
const PAGE_MS = 2500;

const PROGRAM = `
  const server = require('node:http').createServer((request, response) => response.end('{}'));
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

/** Starts a backend as a process of its own, and the reads of a page from it. */
async function startBackend() {
  captureLog();
  const backend = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void backend.kill('SIGKILL'));
  const [port] = (await once(backend.stdout, 'data')) as [Buffer];
  const baseUrl = `http://127.0.0.1:${String(port)}`;
  const get = createGet({ baseUrl, getRemainingMs, guard: createReadGuard(baseUrl) });
  const read = async () => {
    const begun = performance.now();
    const outcome = await runWithDeadline(PAGE_MS, () => get(z.object({}), 'api/lots', [])).then(
      () => 'answer',
      (error: unknown) => (error as ApiError).failure.kind,
    );
    return { outcome, ms: performance.now() - begun };
  };
  expect((await read()).outcome).toBe('answer');
  return { backend, read };
}

test('a page waits for a backend that is stopped as long as it may, and gets its answer if it goes on', async () => {
  const { backend, read } = await startBackend();
  backend.kill('SIGSTOP');
  const given = await read();
  expect(given.outcome).toBe('timeout');
  expect(given.ms).toBeGreaterThan(PAGE_MS - 50);
  const waiting = read();
  await pause(PAGE_MS - 1000);
  backend.kill('SIGCONT');
  expect((await waiting).outcome).toBe('answer');
});

test('a page does not wait for a backend that was killed, whether it asks before or after', async () => {
  const { backend, read } = await startBackend();
  backend.kill('SIGSTOP');
  const before = read();
  await pause(200);
  backend.kill('SIGKILL');
  await once(backend, 'exit');
  const [first, second] = await Promise.all([before, read()]);
  // Otherwise they would have ended with the time of the page: `timeout`.
  expect([first.outcome, second.outcome]).toEqual(['network', 'network']);
});
