import { expect, test } from 'vitest';
import type { SpreadFacts } from './calibration.ts';
import { hasEvidence } from './estimatePrice.ts';

const FACTS: SpreadFacts = {
  brand: 'TOYOTA',
  age: 7,
  price: Math.log(1_000_000),
  cellSales: 0,
  codeSales: 0,
  modelSales: 0,
  start: Number.NaN,
};

test.each([
  [3, 3, true],
  [2, 11, false],
  [0, 12, true],
  [0, 11, false],
])('%i sales of the code and %i of the model are enough: %s', (codeSales, modelSales, isEnough) => {
  expect(hasEvidence({ ...FACTS, codeSales, modelSales })).toBe(isEnough);
});
