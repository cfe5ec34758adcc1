import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { listFactorTexts } from './factorTexts.ts';

const LOT = { ...prius, estimate: 1_000_000, rate: '4.5', drive: '4WD' } as const;
const FACTORS = [
  { subject: 'colour', factor: 1.01 },
  { subject: 'grade', factor: 1.1 },
  { subject: 'mileage', factor: 0.8 },
  { subject: 'trim', factor: 1.04 },
  { subject: 'drive', factor: 1.2 },
] as const;

test('the three largest in roubles, at the rate of the receipt', () => {
  // 1,000,000 ¥ at 0.59125: 1 − 1 / 0.8 = −25 %, 1 − 1 / 1.2 = 17 %, 1 − 1 / 1.1 = 9 %.
  expect(listFactorTexts(LOT, FACTORS, fullDuty).map(replaceNbsp)).toEqual([
    'пробег \u2212150 000 ₽',
    'полный привод +100 000 ₽',
    'оценка 4,5 +50 000 ₽',
  ]);
});

test('without an estimate or a rate there are none; a drive that is not certain is not named', () => {
  expect(listFactorTexts({ ...LOT, estimate: undefined }, FACTORS, fullDuty)).toEqual([]);
  expect(listFactorTexts(LOT, FACTORS, undefined)).toEqual([]);
  const open = listFactorTexts({ ...LOT, drive: 'FF/4WD' }, FACTORS, fullDuty);
  expect(replaceNbsp(open[1])).toBe('привод +100 000 ₽');
});
