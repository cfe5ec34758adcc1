import { expect, it } from 'vitest';
import { findChance } from './findChance.ts';

const ESTIMATE = { low: 600_000, middle: 700_000, high: 850_000 };

it('is one, five and nine tenths at the figures of the estimate', () => {
  expect(findChance(ESTIMATE, 600_000)).toBeCloseTo(0.1, 3);
  expect(findChance(ESTIMATE, 700_000)).toBeCloseTo(0.5, 3);
  expect(findChance(ESTIMATE, 850_000)).toBeCloseTo(0.9, 3);
});

it('rises with the bid and is never certain', () => {
  const bids = [1, 400_000, 500_000, 640_000, 760_000, 900_000, 1e12];
  const chances = bids.map((bid) => findChance(ESTIMATE, bid));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chances[0]).toBe(0.02);
  expect(chances.at(-1)).toBe(0.98);
  expect(findChance(ESTIMATE, 0)).toBe(0.02);
  expect(findChance(ESTIMATE, -5)).toBe(0.02);
});

it('takes prices just below the middle as widely spread as above it, where a start price holds the lower end near', () => {
  const held = { low: 660_000, middle: 700_000, high: 850_000 };
  const free = { low: 576_470, middle: 700_000, high: 850_000 };
  expect(findChance(held, 690_000)).toBe(findChance(free, 690_000));
  expect(findChance(held, 660_000)).toBeCloseTo(0.1, 3);
  const bids = Array.from({ length: 60 }, (_, at) => 610_000 + at * 2000);
  const chances = bids.map((bid) => findChance(held, bid));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
});

it('knows the start price as a lowest end', () => {
  const flat = { low: 700_000, middle: 700_000, high: 800_000 };
  expect(findChance(flat, 690_000)).toBe(0.02);
  expect(findChance(flat, 800_000)).toBeCloseTo(0.9, 3);
});
