import { describe, expect, test } from 'vitest';
import { calculate, getPayment, listPayments } from './testing/calculate.ts';
import { parseFigures, divideHalfUp } from './testing/markdown.ts';

const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 150, date: '2026-09-05' };

describe('age classes', () => {
  test.each([
    ['physic', [0, 36, 37, 60, 61, 84, 85, 600], [0, 0, 1, 1, 2, 2, 2, 2]],
    ['jur', [0, 36, 37, 60, 61, 84, 85, 600], [0, 0, 1, 1, 1, 1, 2, 2]],
  ])('age classes of %s: months %j are in classes %j', (payer, months, classes) => {
    const seen = [
      ...new Set(months.map((ageMonths) => JSON.stringify(calculate({ ...CAR, payer, ageMonths }).lines))),
    ];
    expect(
      months.map((ageMonths) => seen.indexOf(JSON.stringify(calculate({ ...CAR, payer, ageMonths }).lines))),
    ).toEqual(classes);
  });

  test('a year alone means 0 to 11 months in its December, and 12 to 23 a year later', () => {
    const findText = (date: string) => calculate({ ...CAR, date, year: 2025 }).assumptions[0]?.text;
    expect(findText('2025-12-31')).toContain('от 0 до 11 полных');
    expect(findText('2026-12-31')).toContain('от 12 до 23 полных');
  });

  test('a year whose possible ages are in two age classes gives an interval, another year does not', () => {
    const findReasons = (date: string) => calculate({ ...CAR, date, year: 2023 }).interval?.reasons;
    // Made on 1 January at the earliest: its third anniversary is still within the class.
    expect(findReasons('2026-01-01')).toBeUndefined();
    expect(findReasons('2026-01-02')).toEqual(['age_interval']);
    // Made on 31 December at the latest.
    expect(findReasons('2026-12-31')).toEqual(['age_interval']);
    expect(findReasons('2027-01-01')).toBeUndefined();
  });
});

/** Upper bound in €; %; €/cm³. */
const UNDER_3 = parseFigures(`
8500 | 54 | 2.5
16700 | 48 | 3.5
42300 | 48 | 5.5
84500 | 48 | 7.5
169000 | 48 | 15
∞ | 48 | 20`);

/** 100.5693 ₽ for a euro, in ten-thousandths of a rouble. */
const EUR_RATE = 1_005_693n;

describe('the single rate at each € bound, at the Bank of Russia’s rate', () => {
  const calculateExpected = (row: readonly number[] | undefined, kopecks: bigint, cc: number): number => {
    const [, percent = 0, eurPerCc = 0] = row ?? [];
    const share = divideHalfUp(kopecks * BigInt(percent), 10_000n);
    const minDuty = divideHalfUp(BigInt(Math.round(eurPerCc * 10)) * BigInt(cc) * EUR_RATE, 100_000n);
    return Math.max(share, minDuty);
  };

  test.each(UNDER_3.slice(0, -1).map(([bound = 0], index) => [bound, index] as const))(
    '%d €',
    (bound, index) => {
      const kopecks = (BigInt(bound) * EUR_RATE) / 100n;
      for (const cc of [660, 1500, 2500, 9000, 20_000]) {
        const at = (more: bigint) =>
          getPayment(
            { customsValueRub: Number(kopecks + more) / 100, displacementCc: cc, powerHp: 90, ageMonths: 36 },
            'duty',
          );
        for (const more of [-100n, -1n, 0n])
          expect(at(more)).toBe(calculateExpected(UNDER_3[index], kopecks + more, cc));
        for (const more of [1n, 100n])
          expect(at(more)).toBe(calculateExpected(UNDER_3[index + 1], kopecks + more, cc));
      }
    },
  );
});

test.each([
  // 48 % of 875 000 ₽ = 3.5 €/cm³ × 1200 × 100 ₽.
  [{ ageMonths: 1, customsValueRub: 875_000 }, 1200, 420_000],
  // 20 % of 180 000 ₽ = 0.36 €/cm³ × 1000 × 100 ₽.
  [{ ageMonths: 40, customsValueRub: 180_000, payer: 'jur' }, 1000, 36_000],
])(
  '%j: at %d cm³ the share equals the amount per cm³, and the receipt shows the share',
  (over, displacementCc, expected) => {
    const findDuty = (cc: number, more = 0) =>
      calculate({
        ...over,
        customsValueRub: over.customsValueRub + more,
        eurRate: 100,
        displacementCc: cc,
        powerHp: 90,
      }).lines[0];
    expect(findDuty(displacementCc)).toMatchObject({ amountRub: expected, currency: 'rub' });
    expect(findDuty(displacementCc - 1)).toMatchObject({ amountRub: expected, currency: 'rub' });
    expect(findDuty(displacementCc, -1)).toMatchObject({ amountRub: expected, currency: 'eur' });
  },
);

describe('each payment is rounded to a whole rouble, half up', () => {
  test.each([
    [10, 2],
    [30, 5],
    [50, 8],
    [9.99, 1],
    [3.33, 0],
    [3.34, 1],
  ])('15 %% of %d ₽ is %d ₽', (customsValueRub, expected) => {
    expect(getPayment({ customsValueRub, fuel: 'electric', powerKw: 50, ageMonths: 1 }, 'duty')).toBe(
      expected,
    );
  });

  test('excise, VAT and costs abroad; the customs value to the kopeck', () => {
    const electric = { customsValueRub: 1_000_000, fuel: 'electric', ageMonths: 1 };
    // 112.51 ÷ 0.75 × 613 = 91 958.17.
    expect(getPayment({ ...electric, power30Kw: 112.51 }, 'excise')).toBe(91_958);
    // (150 + 23 + 0) × 22 % = 38.06; (25 + 4 + 0) × 22 % = 6.38; (20.5 + 3 + 0) × 20 % = 4.7.
    expect(listPayments(calculate({ ...electric, customsValueRub: 150, powerHp: 80 })).vat).toBe(38);
    expect(listPayments(calculate({ ...electric, customsValueRub: 25, powerHp: 80 })).vat).toBe(6);
    expect(
      listPayments(calculate({ ...electric, customsValueRub: 20.5, powerHp: 80, date: '2025-06-01' })).vat,
    ).toBe(5);
    const lot = { currency: 'usd', country: 'china', displacementCc: 1500, powerHp: 90, ageMonths: 1 };
    for (const [price, rub] of [
      [25, 26],
      [75, 77],
    ] as const)
      expect(getPayment({ ...lot, price, rates: { usd: 1 } }, 'price')).toBe(rub);
    expect(calculate({ ...lot, price: 1, rates: { usd: 1.005 } }).customsValueRub).toBe(40_001.01);
    expect(calculate({ ...lot, price: 1, rates: { usd: 1.0049 } }).customsValueRub).toBe(40_001);
  });
});

test('the date selects the tables of all payments', () => {
  const at = (date: string) =>
    listPayments(
      calculate({
        customsValueRub: 6_000_000,
        payer: 'jur',
        displacementCc: 1998,
        powerHp: 190,
        ageMonths: 1,
        date,
      }),
    );
  const rest = { duty: 900_000 };
  expect(at('2024-12-31')).toEqual({
    ...rest,
    excise: 105_830,
    vat: 1_401_166,
    clearance_fee: 20_000,
    recycling_fee: 667_400,
  });
  expect(at('2025-01-01')).toEqual({
    ...rest,
    excise: 110_770,
    vat: 1_402_154,
    clearance_fee: 27_540,
    recycling_fee: 667_400,
  });
  expect(at('2025-11-30')).toEqual(at('2025-01-01'));
  expect(at('2025-12-01')).toEqual({ ...at('2025-01-01'), recycling_fee: 750_000 });
  expect(at('2025-12-31')).toEqual(at('2025-12-01'));
  expect(at('2026-01-01')).toEqual({
    ...rest,
    excise: 116_470,
    vat: 1_543_623,
    clearance_fee: 49_240,
    recycling_fee: 900_000,
  });
});
