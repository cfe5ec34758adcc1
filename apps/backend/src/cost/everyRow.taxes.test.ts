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
    const input = { date, customsValueRub: 1_000_001.55, fuel: 'electric', power30Kw: 111, ageMonths: 40 };
    const { duty = 0, excise = 0, vat } = listPayments(calculate(input));
    expect(vat).toBe(Math.round(((1_000_001.55 + duty + excise) * vatPercent) / 100));
    expect(duty).toBe(150_000);
  });
});

/** Upper bounds in hp and kW; ₽ for 0.75 kW in 2024, 2025, 2026, 2027 and 2028. */
const EXCISE = parseFigures(`
90 | 67.5 | 0 | 0 | 0 | 0 | 0
150 | 112.5 | 58 | 61 | 64 | 67 | 70
200 | 150 | 557 | 583 | 613 | 638 | 664
300 | 225 | 912 | 955 | 1004 | 1044 | 1086
400 | 300 | 1555 | 1628 | 1711 | 1779 | 1850
500 | 375 | 1609 | 1685 | 1771 | 1842 | 1916
∞ | ∞ | 1662 | 1740 | 1829 | 1902 | 1978`);

describe.each([
  ...PERIODS.map(([date, column]) => [date, column] as const),
  ['2027-03-01', 3] as const,
  ['2028-03-01', 4] as const,
  ['2030-03-01', 4] as const,
])('excise on %s', (date, column) => {
  test.each(EXCISE.map((row, index) => [row, EXCISE[index - 1] ?? [0, 0]] as const))('%j', (row, before) => {
    const rate = row[column + 2] ?? 0;
    const input = { date, customsValueRub: 1_000_000, ageMonths: 40, displacementCc: 1998 };
    const [, kw = 0] = row.map((bound, index) => pickInside(bound, before[index] ?? 0));
    const [, leastKw = 0] = before;
    for (const power of [leastKw + 0.01, kw]) {
      const expected = Math.round((rate * power) / 0.75);
      expect(getPayment({ ...input, fuel: 'electric', power30Kw: power }, 'excise')).toBe(expected);
      expect(getPayment({ ...input, payer: 'jur', powerKw: power }, 'excise')).toBe(expected);
    }
  });
});

describe('a legal entity’s car whose power is known in hp only', () => {
  const car = { customsValueRub: 1_000_000, ageMonths: 40, displacementCc: 1998, payer: 'jur' };
  const rates2026 = EXCISE.map(([hp = 0, kw = 0, , , rate = 0]) => ({ hp, kw, rate }));
  const findRate = (measure: 'hp' | 'kw', value: number) =>
    rates2026.find((row) => value <= row[measure])?.rate ?? 0;

  test('each hp from 60 to 560: hp × rate; between the bounds both sums', () => {
    const between: number[] = [];
    for (let hp = 60; hp <= 560; hp += 1) {
      const receipt = calculate({ ...car, powerHp: hp });
      const byHp = findRate('hp', hp) * hp;
      const byKw = findRate('kw', hp * 0.735_498_75) * hp;
      expect(listPayments(receipt).excise).toBe(byHp);
      if (byHp === byKw) {
        expect(receipt.interval).toBeUndefined();
        continue;
      }
      between.push(hp);
      expect(receipt.interval?.reasons).toEqual(['excise_band']);
      expect(listPayments(receipt.interval?.low ?? { lines: [] }).excise).toBe(byKw);
      expect(receipt.interval?.likely).toBe(receipt.interval?.low.totals.total);
    }
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(between).toEqual([
      91,
      ...range(151, 152),
      ...range(201, 203),
      ...range(301, 305),
      ...range(401, 407),
      ...range(501, 509),
    ]);
  });

  test('with kW there is one sum', () => {
    const receipt = calculate({ ...car, powerHp: 152, powerKw: 112 });
    expect(receipt.interval).toBeUndefined();
    expect(listPayments(receipt).excise).toBe(Math.round((112 / 0.75) * 64));
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
