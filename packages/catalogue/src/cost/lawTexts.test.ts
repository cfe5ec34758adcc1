import { expect, test } from 'vitest';
import { feeDetails, fee } from '../facets/fee.ts';
import { ageDetails } from '../facets/age.ts';
import { powerDetails } from '../facets/power.ts';
import { ageBetween, ageClassText, ageOver, ageUpTo, feeClassText } from './lawTexts.ts';
import { LAW, LAW_PERIODS, lawFiguresOn } from './lawFigures.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('ages by the last full month', () => {
  expect([ageUpTo(36), ageOver(60), ageBetween(36, 84)]).toEqual(['до 3 лет', 'старше 5 лет', '3–7 лет']);
  expect((['under3', 'passing', 'over5'] as const).map(ageClassText)).toEqual([
    'до 3 лет',
    'проходные 3–5 лет',
    'старше 5 лет',
  ]);
});

test('the last period that has begun is the one of a day', () => {
  expect(lawFiguresOn('2025-12-31').commercialFeesRub).toEqual([1_244_000, 2_880_000]);
  expect(lawFiguresOn('2026-01-01').commercialFeesRub).toEqual([1_492_800, 3_456_000]);
  expect(lawFiguresOn('9999-12-31')).toBe(LAW_PERIODS.at(-1));
});

test('texts of facets show the figures of today', () => {
  const [under3, older] = LAW.personalFeesRub.map((rub) => `${Math.floor(rub / 1000)} ${rub % 1000}`);
  expect(feeClassText('low')).toBe(`до ${LAW.personalPowerHp} л.с.`);
  expect(fee.valueText('low')).toBe(feeClassText('low'));
  expect(plain(fee.switch.why)).toContain(`утильсбор ${older} ₽ вместо `);
  expect(plain(feeDetails().explanation)).toBe(
    `До ${LAW.personalPowerHp} л.с. и до 3 литров физлицо платит ${under3} или ${older} ₽, выше — сотни тысяч и миллионы`,
  );
  expect(powerDetails().explanation).toContain(`До ${LAW.personalPowerHp} л.с. утильсбор`);
  expect(powerDetails().steps.stopAt).toBe(LAW.personalPowerHp);
  expect(ageDetails().explanation).toContain('от 3 до 5 лет');
});
