import { expect, test } from 'vitest';
import { findStartEffect, type Calibration, type SpreadFacts } from './calibration.ts';
import { estimatePrice, hasEvidence } from './estimatePrice.ts';

const STEPS = 36;
const FACTS: SpreadFacts = {
  brand: 'TOYOTA',
  age: 7,
  price: 0,
  codeSales: 0,
  modelSales: 0,
  cellSales: 0,
  start: Number.NaN,
};
/** Prices are as expected: the ends are the middle. */
const EXACT: Calibration = {
  starts: Array.from({ length: STEPS }, () => 0),
  spread: 0,
  spreads: { cell: {}, code: {}, model: {}, age: {}, price: {}, brand: {}, start: {} },
  range: [-1, 0, 1],
  ranges: {},
};

test.each([
  [3, 0, true],
  [2, 11, false],
  [0, 12, true],
])('%i sales of the code, %i of the model', (codeSales, modelSales, expected) => {
  expect(hasEvidence({ ...FACTS, codeSales, modelSales })).toBe(expected);
});

test.each([
  [1_234_567, 1_230_000],
  [987_654, 988_000],
  [12, 12],
])('%i is given in three figures at most', (price, rounded) => {
  const { low, middle, high } = estimatePrice(EXACT, { ...FACTS, price: Math.log(price) });
  expect([low, middle, high]).toEqual([rounded, rounded, rounded]);
});

test('a start price has the effect of its step in the middle of it, and half of each between two', () => {
  const starts = Array.from({ length: STEPS }, (_, step) => (step === 20 ? 0.2 : 0));
  const middle = -1.5 + 0.06 * 20.5;
  expect(findStartEffect(starts, middle)).toBeCloseTo(0.2, 6);
  expect(findStartEffect(starts, middle - 0.03)).toBeCloseTo(0.1, 6);
  expect(findStartEffect(starts, middle + 0.06)).toBeCloseTo(0, 6);
  expect(findStartEffect(starts, Number.NaN)).toBe(0);
});
