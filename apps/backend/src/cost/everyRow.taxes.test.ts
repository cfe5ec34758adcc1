import { describe, expect, test } from 'vitest';
import { calculate, getPayment, listPayments } from './testing/calculate.ts';
import { parseFigures, pickInside } from './testing/markdown.ts';

const PERIODS = [
  ['2024-06-01', 0, 20],
  ['2025-06-01', 1, 20],
  ['2025-12-15', 1, 20],
  ['2026-09-05', 2, 22],
] as const;

/** Upper bound of the value in ₽; fees until 2024, in 2025 and in 2026. */
const FEES = parseFigures(`
200000 | 775 | 1067 | 1231
450000 | 1550 | 2134 | 2462
1200000 | 3100 | 4269 | 4924
2700000 | 8530 | 11746 | 13541
4200000 | 12000 | 16524 | 18465
5500000 | 15500 | 21344 | 21344
7000000 | 20000 | 27540 | 49240
8000000 | 23000 | 30000 | 49240
9000000 | 25000 | 30000 | 49240
10000000 | 27000 | 30000 | 49240
∞ | 30000 | 30000 | 73860`);

describe.each(PERIODS)('%s', (date, column, vatPercent) => {
  test.each(
    FEES.map((row, index) => [row[0] ?? 0, row[column + 1] ?? 0, FEES[index - 1]?.[0] ?? 0] as const),
  )('a value up to %d ₽ has a fee of %d ₽, from one rouble above the previous bound', (upTo, fee, before) => {
    for (const customsValueRub of [before + 1, before + 0.01, pickInside(upTo, before)])
      expect(
        getPayment(
          { date, customsValueRub, displacementCc: 1500, powerHp: 100, ageMonths: 40 },
          'clearance_fee',
        ),
      ).toBe(fee);
  });

  test('VAT is calculated from the value plus rounded duty and excise', () => {
    const input = { date, customsValueRub: 1_000_001.55, fuel: 'electric', powerHp: 151, ageMonths: 40 };
    const { duty = 0, excise = 0, vat } = listPayments(calculate(input));
    expect(vat).toBe(Math.round(((1_000_001.55 + duty + excise) * vatPercent) / 100));
    expect(duty).toBe(150_000);
  });
});

/** Upper bounds in hp and kW; ₽ per hp in 2024, 2025 and 2026. */
const EXCISE = parseFigures(`
90 | 67.5 | 0 | 0 | 0
150 | 112.5 | 58 | 61 | 64
200 | 150 | 557 | 583 | 613
300 | 225 | 912 | 955 | 1004
400 | 300 | 1555 | 1628 | 1711
500 | 375 | 1609 | 1685 | 1771
∞ | ∞ | 1662 | 1740 | 1829`);

describe.each(PERIODS)('excise on %s', (date, column) => {
  test.each(EXCISE.map((row, index) => [row, EXCISE[index - 1] ?? [0, 0]] as const))('%j', (row, before) => {
    const rate = row[column + 2] ?? 0;
    const electric = { date, customsValueRub: 1_000_000, fuel: 'electric', ageMonths: 40 };
    const [hp = 0, kw = 0] = row.map((bound, index) => pickInside(bound, before[index] ?? 0));
    const [leastHp = 0, leastKw = 0] = before;
    for (const powerHp of [leastHp + 1, leastHp + 0.5, hp])
      expect(getPayment({ ...electric, powerHp }, 'excise')).toBe(Math.round(rate * powerHp));
    for (const powerKw of [leastKw + 0.01, kw])
      expect(getPayment({ ...electric, powerKw }, 'excise')).toBe(
        Math.round((rate * powerKw) / 0.735_498_75),
      );
  });
});

test('on a combustion engine a legal entity pays excise and VAT, an individual does not', () => {
  const input = { customsValueRub: 1_000_000, displacementCc: 1500, powerHp: 100, ageMonths: 40 };
  expect(Object.keys(listPayments(calculate(input)))).toEqual(['duty', 'clearance_fee', 'recycling_fee']);
  expect(Object.keys(listPayments(calculate({ ...input, payer: 'jur' })))).toEqual([
    'duty',
    'excise',
    'vat',
    'clearance_fee',
    'recycling_fee',
  ]);
});
