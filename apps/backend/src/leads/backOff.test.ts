import { expect, test } from 'vitest';
import { calculateBackOff, MAX_ATTEMPTS } from './backOff.ts';

const middle = () => 0.5;

test('pauses double from five seconds to an hour', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, index) =>
    calculateBackOff(index + 1, { retryAfterMs: undefined }, middle),
  );
  expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
  expect(pauses.at(-1)).toBe(3_600_000);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test('a pause varies at random by up to a fifth, and never exceeds an hour', () => {
  expect(calculateBackOff(2, { retryAfterMs: undefined }, () => 0)).toBe(8000);
  expect(calculateBackOff(2, { retryAfterMs: undefined }, () => 1)).toBe(12_000);
  expect(calculateBackOff(1000, { retryAfterMs: undefined }, () => 1)).toBe(3_600_000);
});

test('a pause is never shorter than the target asks for, up to a day', () => {
  expect(calculateBackOff(1, { retryAfterMs: 1000 }, middle)).toBe(5000);
  expect(calculateBackOff(1, { retryAfterMs: 7_200_000 }, middle)).toBe(7_200_000);
  expect(calculateBackOff(1, { retryAfterMs: 1e12 }, middle)).toBe(86_400_000);
});
