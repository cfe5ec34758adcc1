import { beforeEach, expect, test, vi } from 'vitest';
import { createBreaker } from './createBreaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const setup = () => {
  const changes: boolean[] = [];
  const tryOnce = vi.fn<() => Promise<boolean>>(async () => false);
  const breaker = createBreaker({
    maxFailures: 3,
    trialPauseMs: 1000,
    tryOnce,
    onChange: (isOpen) => changes.push(isOpen),
  });
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) breaker.noteFailure(breaker.begin());
  };
  return { breaker, changes, fail, tryOnce };
};

test('opens after three failures in a row, and reports that once', () => {
  const { breaker, changes, fail } = setup();
  fail(2);
  breaker.noteSuccess();
  fail(2);
  expect(breaker.isOpen()).toBe(false);
  fail(3);
  expect([breaker.isOpen(), changes]).toEqual([true, [true]]);
});

test('slow calls do not open it while others succeed', () => {
  const { breaker, changes, fail } = setup();
  const marks = [breaker.begin(), breaker.begin(), breaker.begin()];
  breaker.noteSuccess();
  for (const mark of marks) breaker.noteFailure(mark);
  expect([breaker.isOpen(), changes]).toEqual([false, []]);
  fail(3);
  expect(breaker.isOpen()).toBe(true);
});

test('makes one trial a second while it is open; the first that succeeds closes it', async () => {
  const { breaker, changes, fail, tryOnce } = setup();
  fail(3);
  await vi.advanceTimersByTimeAsync(2999);
  expect([tryOnce.mock.calls.length, breaker.isOpen()]).toEqual([2, true]);
  tryOnce.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([breaker.isOpen(), changes]).toEqual([false, [true, false]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tryOnce).toHaveBeenCalledTimes(3);
});

test('does not begin a trial before the last one has ended', async () => {
  const { breaker, fail, tryOnce } = setup();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  tryOnce.mockReturnValue(promise);
  fail(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tryOnce).toHaveBeenCalledOnce();
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(false);
});

test('a call that succeeds closes it too, and a late trial changes nothing', async () => {
  const { breaker, changes, fail, tryOnce } = setup();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  tryOnce.mockReturnValue(promise);
  fail(3);
  await vi.advanceTimersByTimeAsync(1000);
  breaker.noteSuccess();
  expect(breaker.isOpen()).toBe(false);
  resolve(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([breaker.isOpen(), changes]).toEqual([false, [true, false]]);
});

test('needs three failures again after it was closed', async () => {
  const { breaker, fail } = setup();
  fail(3);
  breaker.noteSuccess();
  fail(2);
  expect(breaker.isOpen()).toBe(false);
});

test('no trial follows when a call has closed it', async () => {
  const { breaker, fail, tryOnce } = setup();
  fail(3);
  breaker.noteSuccess();
  await vi.advanceTimersByTimeAsync(5000);
  expect(tryOnce).not.toHaveBeenCalled();
});
