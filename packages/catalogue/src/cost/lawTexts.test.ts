import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { getFeeDetails, fee } from '../facets/fee.ts';
import { getAgeDetails } from '../facets/age.ts';
import { getPowerDetails } from '../facets/power.ts';
import {
  formatAgeBetween,
  formatAgeClass,
  formatAgeOver,
  formatAgeUpTo,
  formatFeeClass,
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
});

test('texts of facets show the figures of today', () => {
  const [under3, older] = LAW.personalFeesRub.map((rub) => `${Math.floor(rub / 1000)} ${rub % 1000}`);
  expect(formatFeeClass('low')).toBe(`до ${LAW.personalPowerHp} л.с.`);
  expect(fee.valueText('low')).toBe(formatFeeClass('low'));
  expect(replaceNbsp(fee.switch.why)).toContain(`утильсбор ${older} ₽ вместо `);
  expect(replaceNbsp(getFeeDetails().explanation)).toBe(
    `До ${LAW.personalPowerHp} л.с. и до 3 литров физлицо платит ${under3} или ${older} ₽, выше — сотни тысяч и миллионы`,
  );
  expect(getPowerDetails().explanation).toContain(`До ${LAW.personalPowerHp} л.с. утильсбор`);
  expect(getPowerDetails().steps.stopAt).toBe(LAW.personalPowerHp);
  expect(getAgeDetails().explanation).toContain('от 3 до 5 лет');
});
