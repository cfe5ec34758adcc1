import { describe, expect, test } from 'vitest';
import { getPayment } from './testing/calculate.ts';
import { parseFigures } from './testing/markdown.ts';
import { readTableRows } from './testing/tableRows.ts';

const HP = [160, 190, 220, 250, 280, 310, 340, 370, 400, 430, 460, 500, 900];
const CC = [1000, 2000, 3000, 3500, 6000];

const CARS = readTableRows('recycling-fee-cars.csv');

/** The upper bound in kW, then per displacement: under 3 years and older. Read without the engine's loader. */
function listRows(year: string, powertrain: string): number[][] {
  const rows = CARS.filter((row) => row['year'] === year && row['powertrain'] === powertrain);
  const bounds = [...new Set(rows.map((row) => row['power_to_kw'] ?? ''))];
  return bounds.map((bound) => [
    bound === '' ? Number.POSITIVE_INFINITY : Number(bound),
    ...rows
      .filter((row) => row['power_to_kw'] === bound)
      .flatMap((row) => [Number(row['coefficient_new']), Number(row['coefficient_old'])]),
  ]);
}

/** 20 000 ₽ × coefficient. Uses integers only. */
const calculateFee = (coefficient: number): number => 200 * Math.round(coefficient * 100);

const getFee = (over: Readonly<Record<string, unknown>>) =>
  getPayment({ customsValueRub: 1_000_000, payer: 'jur', ...over }, 'recycling_fee');

describe.each([
  ['2025-12-01', '2025'],
  ['2025-12-31', '2025'],
  ['2026-09-05', '2026'],
  ['2027-01-01', '2027'],
  ['2028-06-01', '2028'],
  ['2029-06-01', '2029'],
  ['2030-12-31', '2030'],
] as const)('by power and displacement, %s', (date, year) => {
  const combustion = listRows(year, 'combustion');
  test.each(combustion.map((row, index) => [row[0] ?? 0, index] as const))('up to %d kW', (upTo, index) => {
    const row = combustion[index] ?? [];
    const leastKw = combustion[index - 1]?.[0] ?? 0;
    const leastHp = HP[index - 1] ?? 0;
    const powers = [
      { powerHp: leastHp + 1 },
      { powerHp: HP[index] },
      { powerKw: leastKw + 0.01 },
      { powerKw: Number.isFinite(upTo) ? upTo : 700 },
    ];
    for (const power of powers)
      for (const [column, upToCc] of CC.entries())
        for (const displacementCc of [(CC[column - 1] ?? 0) + (column === 0 ? 500 : 1), upToCc]) {
          const at = (ageMonths: number) => getFee({ date, ...power, displacementCc, ageMonths });
          expect(at(36)).toBe(calculateFee(row[1 + column * 2] ?? 0));
          expect(at(37)).toBe(calculateFee(row[2 + column * 2] ?? 0));
        }
  });

  const electric = listRows(year, 'electric');
  test.each(electric.map((row, index) => [row[0] ?? 0, index] as const))(
    'electric, up to %d kW for 30 minutes',
    (upTo, index) => {
      const [, under3 = 0, older = 0] = electric[index] ?? [];
      const leastKw = electric[index - 1]?.[0] ?? 0;
      for (const fuel of ['electric', 'series_hybrid'])
        for (const power30Kw of [leastKw + 0.01, Number.isFinite(upTo) ? upTo : 400]) {
          const at = (ageMonths: number) => getFee({ date, fuel, powerKw: 500, power30Kw, ageMonths });
          expect(at(0)).toBe(calculateFee(under3));
          expect(at(37)).toBe(calculateFee(older));
        }
    },
  );
});

/** Before December 2025, for any power. Upper bound in cm³; under 3 years; older. */
const BY_DISPLACEMENT = parseFigures(`
1000 | 9.01 | 23.0
2000 | 33.37 | 58.7
3000 | 93.77 | 141.97
3500 | 107.67 | 164.84
∞ | 137.11 | 180.24`);

test.each(BY_DISPLACEMENT.map((row, index) => [row, index] as const))(
  'until December 2025: %j',
  ([, under3 = 0, older = 0], index) => {
    for (const date of ['2025-01-01', '2025-11-30', '2024-06-01'])
      for (const powerHp of [50, 160, 161, 900])
        for (const displacementCc of [(CC[index - 1] ?? 0) + 50, CC[index]]) {
          expect(getFee({ date, powerHp, displacementCc, ageMonths: 36 })).toBe(calculateFee(under3));
          expect(getFee({ date, powerHp, displacementCc, ageMonths: 37 })).toBe(calculateFee(older));
        }
  },
);

test('until December 2025: one rate for electric cars; the preference up to 3 litres has no power limit', () => {
  const date = '2025-06-01';
  expect(getFee({ date, fuel: 'electric', powerKw: 400, ageMonths: 1 })).toBe(667_400);
  expect(getFee({ date, fuel: 'electric', powerKw: 400, ageMonths: 40 })).toBe(1_174_000);
  const individual = { date, payer: 'physic', powerHp: 600 };
  expect(getFee({ ...individual, displacementCc: 3000, ageMonths: 36 })).toBe(3400);
  expect(getFee({ ...individual, displacementCc: 3000, ageMonths: 37 })).toBe(5200);
  expect(getFee({ ...individual, displacementCc: 3001, ageMonths: 36 })).toBe(2_153_400);
});

describe('the preferential fee of an individual', () => {
  const individual = { payer: 'physic', ageMonths: 40, displacementCc: 1998 };

  test.each([
    [{ powerHp: 160 }, 5200],
    [{ powerHp: 160.5 }, 1_492_800],
    [{ powerHp: 161 }, 1_492_800],
    [{ powerKw: 117.68 }, 5200],
    [{ powerKw: 117.69 }, 1_492_800],
    [{ powerHp: 160, displacementCc: 3000 }, 5200],
    [{ powerHp: 160, displacementCc: 3001 }, 3_956_200],
    [{ powerHp: 100, ageMonths: 36 }, 3400],
    [{ powerHp: 100, date: '2025-12-10' }, 5200],
    [{ powerHp: 161, date: '2025-12-10' }, 1_244_000],
  ])('%j: %d ₽', (over, expected) => {
    expect(getFee({ ...individual, ...over })).toBe(expected);
  });

  test.each([
    [{ power30Kw: 58.84 }, 5200],
    [{ power30Kw: 58.85 }, 1_641_600],
    // 0.45 × 130 = 58.5 kW; 0.45 × 131 = 58.95 kW.
    [{ powerKw: 130 }, 5200],
    [{ powerKw: 131 }, 1_641_600],
    [{ powerHp: 177 }, 5200],
    [{ powerHp: 178 }, 1_641_600],
  ])('electric, %j: %d ₽', (over, expected) => {
    expect(
      getFee({ ...individual, fuel: 'electric', powerKw: 'powerHp' in over ? undefined : 150, ...over }),
    ).toBe(expected);
  });

  test('a parallel hybrid counts engine plus motor, in kW', () => {
    const hybrid = { ...individual, fuel: 'hybrid' };
    expect(getFee({ ...hybrid, powerKw: 72, power30Kw: 45.68 })).toBe(5200);
    expect(getFee({ ...hybrid, powerKw: 72, power30Kw: 45.69 })).toBe(1_492_800);
    // 98 hp are 72.0788775 kW.
    expect(getFee({ ...hybrid, powerHp: 98, power30Kw: 45.6 })).toBe(5200);
    expect(getFee({ ...hybrid, powerHp: 98, power30Kw: 45.61 })).toBe(1_492_800);
    // Without the motor the interval crosses the limit, and the receipt shows the dearer end.
    expect(getFee({ ...hybrid, powerHp: 98 })).toBe(1_584_000);
  });
});
