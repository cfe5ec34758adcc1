import { expect, test } from 'vitest';
import {
  formatAgeBetween,
  formatAgeClass,
  formatAgeOver,
  formatAgeUpTo,
  formatFeeClass,
  formatLimit160,
} from './lawTexts.ts';
import { LAW, LAW_PERIODS, findLawFigures } from './lawFigures.ts';

test('ages by the last full month', () => {
  expect([formatAgeUpTo(36), formatAgeOver(60), formatAgeBetween(36, 84)]).toEqual([
    'до 3 лет',
    'старше 5 лет',
    '3–7 лет',
  ]);
  expect((['under3', 'passing', 'over5'] as const).map(formatAgeClass)).toEqual([
    'до 3 лет',
    'проходные 3–5 лет',
    'старше 5 лет',
  ]);
});

test('a day belongs to the last period that has begun', () => {
  expect(findLawFigures('2025-12-31').commercialFeesRub).toEqual([1_244_000, 2_880_000]);
  expect(findLawFigures('2026-01-01').commercialFeesRub).toEqual([1_492_800, 3_456_000]);
  expect(findLawFigures('9999-12-31')).toBe(LAW_PERIODS.at(-1));
  expect(findLawFigures('2025-11-30')).toBe(LAW_PERIODS[0]);
});

test('the preference of the fee is named by its power limit', () =>
  expect(formatFeeClass('low')).toBe(`до ${LAW.personalPowerHp} л.с.`));

test.each([
  [{ state: 'within' }, 'до 160 л.с.'],
  [{ state: 'open', engineKw: 112.3, motorKw: [20, 45.4] }, 'зависит от мотора, 112 + 20…45\u00A0кВт'],
  [{ state: 'open' }, 'зависит от мотора'],
  [{ state: 'open', engineKw: 112.3 }, 'зависит от мотора'],
  [{ state: 'open', motorKw: [20, 45.4] }, 'зависит от мотора'],
  [{ state: 'above', engineKw: 140, motorKw: [20, 45.4] }, 'утильсбор без льготы'],
] as const)('the limit %j is «%s»', (limit, text) => expect(formatLimit160(limit)).toBe(text));
