import { expect, test } from 'vitest';
import { JpcenterError } from './jpcenterError.ts';
import { retryAfterMs, retrying, type Pause } from './jpcenterRetry.ts';

const url = 'http://h/api/';
const busy = (retryAfter?: number) =>
  new JpcenterError('http', 'HTTP 503', {
    url,
    status: 503,
    ...(retryAfter !== undefined && { retryAfterMs: retryAfter }),
  });

/** Work that throws these errors, one an attempt, and then answers with the number of attempts. */
function failing(errors: readonly Error[]) {
  return (attempt: number) => {
    const error = errors[attempt - 1];
    return error ? Promise.reject(error) : Promise.resolve(attempt);
  };
}

function pauses() {
  const waited: number[] = [];
  const pause: Pause = (ms) => {
    waited.push(ms);
    return Promise.resolve();
  };
  return { waited, pause };
}

test('waits longer each time, as long as the server asks, and never more than a minute', async () => {
  const { waited, pause } = pauses();
  const errors = [busy(), busy(), busy(7000), busy(3_600_000), busy(0), busy()];
  expect(await retrying(failing(errors), { retries: 6, pause })).toBe(7);
  expect(waited).toEqual([1000, 2000, 7000, 60_000, 0, 32_000]);
});

test('gives up with the last error after the retries', async () => {
  const { waited, pause } = pauses();
  const errors = [busy(), busy(), new JpcenterError('network', 'ECONNRESET', { url })];
  await expect(retrying(failing(errors), { retries: 2, pause })).rejects.toBe(errors[2]);
  expect(waited).toEqual([1000, 2000]);
});

test.each([
  new JpcenterError('http', 'HTTP 403', { url, status: 403 }),
  new JpcenterError('http', 'HTTP 302', { url, status: 302 }),
  new JpcenterError('contract', 'too large', { url }),
  new RangeError('a slip of ours'),
])('%s is not tried again', async (error) => {
  const { waited, pause } = pauses();
  await expect(retrying(failing([error]), { retries: 5, pause })).rejects.toBe(error);
  expect(waited).toEqual([]);
});

test('an abort ends the wait at once, with its reason', async () => {
  const controller = new AbortController();
  const work = retrying(failing([busy(60_000)]), { retries: 1, signal: controller.signal });
  controller.abort(new Error('shutting down'));
  await expect(work).rejects.toThrow('shutting down');
});

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j', (header, ms) => {
  expect(retryAfterMs(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(ms);
});
