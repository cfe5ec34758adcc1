import { expect, onTestFinished, test, vi } from 'vitest';
import { createWindowCounter, MAX_COUNTED_KEYS } from './windowCounter.ts';

function setup(calls: number) {
  let now = 1000;
  const count = createWindowCounter({ calls, ms: 10_000 }, () => now);
  return { count, pass: (ms: number) => (now += ms) };
}

test('calls above the limit wait for the end of the window, which begins with the first call', () => {
  const { count, pass } = setup(2);
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, 10_000]);
  pass(4000);
  expect([count('a'), count('b')]).toEqual([6000, 0]);
  pass(6000);
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, 10_000]);
});

test('the number of remembered keys is limited: an idle one is forgotten, one that keeps calling is not', () => {
  const { count } = setup(1);
  count('idle');
  count('busy');
  for (let key = 0; key < MAX_COUNTED_KEYS; key += 1) {
    count(`key ${key}`);
    if (key % 1000 === 0) count('busy');
  }
  expect([count('idle'), count('busy')]).toEqual([0, 10_000]);
});

test.each(['2020-01-01', '2040-01-01'])(
  'a limit lasts as long as it says when the clock is set to %s',
  (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22') });
    onTestFinished(() => void vi.useRealTimers());
    const count = createWindowCounter({ calls: 1, ms: 60_000 });
    count('a');
    vi.setSystemTime(new Date(day));
    const waitMs = count('a');
    expect([waitMs > 0, waitMs <= 60_000]).toEqual([true, true]);
  },
);
