import { describe, expect, test } from 'vitest';
import { getPayment } from './testing/calculate.ts';
import { parseFigures, divideHalfUp, pickInside } from './testing/markdown.ts';

/** 100 ₽ for a euro, so that expected ₽ are expected € with two more zeros. */
const E100 = { eurRate: 100, date: '2026-09-05' };

/** Upper bound in €; %; €/cm³. */
const UNDER_3 = parseFigures(`
8500 | 54 | 2.5
16700 | 48 | 3.5
42300 | 48 | 5.5
84500 | 48 | 7.5
169000 | 48 | 15
∞ | 48 | 20`);

describe('individuals, under three years', () => {
  test.each(UNDER_3.map((row, index) => [row, UNDER_3[index - 1]?.[0] ?? 0] as const))(
    'up to, %, €/cm³: %j, above %d',
    ([upTo = 0, percent = 0, eurPerCc = 0], before) => {
      const eur = pickInside(upTo, before);
      const at = (displacementCc: number) =>
        getPayment(
          { ...E100, customsValueRub: eur * 100, displacementCc, powerHp: 100, ageMonths: 36 },
          'duty',
        );
      // With the smallest engine the share is larger, with a huge engine the amount per cm³.
      expect(at(50)).toBe(divideHalfUp(BigInt(eur * percent), 1n));
      expect(at(30_000)).toBe(Math.round(eurPerCc * 30_000 * 100));
    },
  );
});

/** Upper bound in cm³; €/cm³ from 3 to 5 years; older. */
const OLDER = parseFigures(`
1000 | 1.5 | 3.0
1500 | 1.7 | 3.2
1800 | 2.5 | 3.5
2300 | 2.7 | 4.8
3000 | 3.0 | 5.0
∞ | 3.6 | 5.7`);

test.each(OLDER.map((row, index) => [row, OLDER[index - 1]?.[0] ?? 0] as const))(
  'individuals, row %j, above %d',
  ([upTo = 0, middle = 0, old = 0], before) => {
    const at = (displacementCc: number, ageMonths: number) =>
      getPayment({ ...E100, customsValueRub: 900_000, displacementCc, powerHp: 100, ageMonths }, 'duty');
    for (const cc of [Math.max(50, before + 1), pickInside(upTo, before)]) {
      for (const months of [37, 60]) expect(at(cc, months)).toBe(Math.round(middle * cc * 100));
      for (const months of [61, 85, 300]) expect(at(cc, months)).toBe(Math.round(old * cc * 100));
    }
  },
);

/** Upper bound in cm³; %; €/cm³ from 3 to 7 years; €/cm³ over 7 years. */
const PETROL = parseFigures(`
1000 | 15 | 0.36 | 1.4
1500 | 15 | 0.40 | 1.5
1800 | 15 | 0.36 | 1.6
2300 | 15 | 0.44 | 2.2
3000 | 15 | 0.44 | 2.2
∞ | 12.5 | 0.80 | 3.2`);
const DIESEL = parseFigures(`
1500 | 15 | 0.32 | 1.5
2500 | 15 | 0.40 | 2.2
∞ | 15 | 0.80 | 3.2`);

const engines = [
  ['petrol', PETROL],
  ['gas', PETROL],
  ['hybrid', PETROL],
  ['diesel', DIESEL],
] as const;

describe.each(engines)('legal entities, %s', (fuel, table) => {
  test.each(table.map((row, index) => [row, table[index - 1]?.[0] ?? 0] as const))(
    'row %j, above %d',
    ([upTo = 0, percent = 0, middle = 0, old = 0], before) => {
      for (const displacementCc of [Math.max(50, before + 1), pickInside(upTo, before)]) {
        const at = (customsValueRub: number, ageMonths: number) =>
          getPayment(
            { ...E100, customsValueRub, displacementCc, powerHp: 100, ageMonths, payer: 'jur', fuel },
            'duty',
          );
        expect(at(1_000_000, 36)).toBe(percent * 10_000);
        for (const months of [37, 84]) {
          expect(at(100_000_000, months)).toBe(20_000_000);
          expect(at(1000, months)).toBe(Math.round(middle * displacementCc * 100));
        }
        expect(at(100_000_000, 85)).toBe(Math.round(old * displacementCc * 100));
      }
    },
  );
});

test.each([
  ['electric', 'physic'],
  ['electric', 'jur'],
  ['series_hybrid', 'jur'],
])('%s, %s: 15 %% of the value at any age', (fuel, payer) => {
  for (const ageMonths of [0, 36, 37, 100])
    expect(getPayment({ customsValueRub: 1_234_567, fuel, payer, powerHp: 100, ageMonths }, 'duty')).toBe(
      185_185,
    );
});
