import { expect, test, vi } from 'vitest';
import { createLeaseKeeper } from './createLeaseKeeper.ts';

const RENEW_MS = 30_000;

function createKeeper(...answers: readonly boolean[]) {
  const time = { ms: Date.parse('2026-01-01T00:00:00Z') };
  const take = vi.fn(async (_now: Date) => answers[take.mock.calls.length - 1] ?? false);
  const hold = createLeaseKeeper({ take, renewMs: RENEW_MS, now: () => new Date(time.ms) });
  return { time, take, hold };
}

test('a lease that was taken is taken again only when it must be renewed', async () => {
  const { time, take, hold } = createKeeper(true, true);
  expect(await hold()).toBe(true);
  time.ms += RENEW_MS - 1;
  expect(await hold()).toBe(true);
  expect(take).toHaveBeenCalledTimes(1);
  time.ms += 1;
  expect(await hold()).toBe(true);
  expect(take).toHaveBeenCalledTimes(2);
  expect(take).toHaveBeenLastCalledWith(new Date('2026-01-01T00:00:30Z'));
});

test('a lease of another process is tried again each time', async () => {
  const { take, hold } = createKeeper(false, false, true);
  expect([await hold(), await hold(), await hold(), await hold()]).toEqual([false, false, true, true]);
  expect(take).toHaveBeenCalledTimes(3);
});

test('a lease that was lost is tried again each time', async () => {
  const { time, take, hold } = createKeeper(true, false, false);
  await hold();
  time.ms += RENEW_MS;
  expect([await hold(), await hold()]).toEqual([false, false]);
  expect(take).toHaveBeenCalledTimes(3);
});
