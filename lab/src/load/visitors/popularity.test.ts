import { expect, test } from 'vitest';
import { createChance } from '../../lib/random.ts';
import { createPopularity, pickReadingTime } from './popularity.ts';

const PICKS = 20_000;

test('every number is picked; number 1 about half as often as number 0, number 9 about a tenth as often', () => {
  const chance = createChance(7);
  const pick = createPopularity(50, 1);
  const counts = Array.from({ length: 50 }, () => 0);
  for (let index = 0; index < PICKS; index += 1) {
    const picked = pick(chance);
    counts[picked] = (counts[picked] ?? Number.NaN) + 1;
  }
  const first = counts[0] ?? 0;
  expect((counts[1] ?? 0) / first).toBeCloseTo(1 / 2, 1);
  expect((counts[9] ?? 0) / first).toBeCloseTo(1 / 10, 1);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count)).toBe(PICKS);
});

test('with a count of one, 0 is picked', () => {
  expect(createPopularity(1)(createChance(1))).toBe(0);
});

test('reading times have the given mean and are at most five times as long', () => {
  const chance = createChance(3);
  const times = Array.from({ length: PICKS }, () => pickReadingTime(chance, 1000));
  expect(times.reduce((sum, time) => sum + time) / PICKS / 1000).toBeCloseTo(1, 1);
  expect(Math.max(...times)).toBeLessThanOrEqual(5000);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
});
