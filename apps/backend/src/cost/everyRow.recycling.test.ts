import { describe, expect, test } from 'vitest';
import { getPayment } from './testing/calculate.ts';
import { parseFigures, divideHalfUp } from './testing/markdown.ts';

const HP = [160, 190, 220, 250, 280, 310, 340, 370, 400, 430, 460, 500, 900];
const CC = [1000, 2000, 3000, 3500, 6000];

/** Upper bound in kW; then per displacement: under 3 years / older. */
const COMBUSTION = parseFigures(`
117.68 | 14.88 / 27.6 | 40.04 / 70.44 | 112.52 / 170.36 | 129.2 / 197.81 | 164.53 / 216.29
139.75 | 15.36 / 28.43 | 45 / 74.64 | 115.34 / 172.8 | 131.76 / 200.04 | 167.28 / 219.48
161.81 | 15.84 / 29.28 | 47.64 / 79.2 | 118.2 / 175.08 | 134.4 / 202.2 | 170.16 / 222.84
183.88 | 16.2 / 30.12 | 50.52 / 83.88 | 120.12 / 177.6 | 137.16 / 204.36 | 173.04 / 226.2
205.94 | 17.28 / 30.12 | 57.12 / 91.92 | 126 / 183 | 140.52 / 207.24 | 176.52 / 231.36
228 | 17.28 / 30.12 | 64.56 / 100.56 | 131.04 / 188.52 | 144 / 212.4 | 180 / 236.64
250.07 | 17.28 / 30.12 | 72.96 / 110.16 | 136.32 / 193.68 | 151.92 / 217.8 | 186.36 / 249.6
272.13 | 17.28 / 30.12 | 83.16 / 120.6 | 141.72 / 199.08 | 160.32 / 224.28 | 192.88 / 263.4
294.2 | 17.28 / 30.12 | 94.8 / 132 | 147.48 / 204.72 | 169.2 / 231 | 199.68 / 277.92
316.26 | 17.28 / 30.12 | 108 / 144.6 | 153.36 / 210.48 | 178.44 / 237.96 | 206.64 / 293.16
338.33 | 17.28 / 30.12 | 123.24 / 158.4 | 159.48 / 216.36 | 188.28 / 245.04 | 213.84 / 309.36
367.75 | 17.28 / 30.12 | 140.4 / 173.4 | 165.84 / 222.36 | 198.6 / 252.48 | 221.28 / 326.4
∞ | 17.28 / 30.12 | 160.08 / 189.84 | 172.44 / 228.6 | 209.52 / 260.04 | 229.08 / 344.28`);

/** Upper bound in kW (30-minute power); under 3 years; older. */
const ELECTRIC = parseFigures(`
58.84 | 40.04 | 70.44
73.55 | 49.56 | 82.08
95.61 | 65.88 | 95.64
117.68 | 78 | 111.36
139.75 | 92.4 | 129.72
161.81 | 109.68 | 151.2
183.88 | 129.96 | 176.16
205.94 | 153.96 | 205.2
∞ | 182.4 | 239.04`);

/** 20 000 ₽ × coefficient, in December 2025 ÷ 1.2. Uses integers only. */
const calculateFee = (coefficient: number, december: boolean): number => {
  const hundredths = BigInt(Math.round(coefficient * 100));
  return december ? divideHalfUp(20_000n * hundredths * 10n, 1200n) : Number(200n * hundredths);
};

const getFee = (over: Readonly<Record<string, unknown>>) =>
  getPayment({ customsValueRub: 1_000_000, payer: 'jur', ...over }, 'recycling_fee');

describe.each([
  ['2026-09-05', false],
  ['2025-12-01', true],
  ['2025-12-31', true],
] as const)('by power and displacement, %s', (date, december) => {
  test.each(COMBUSTION.map((row, index) => [row[0] ?? 0, index] as const))('up to %d kW', (upTo, index) => {
    const row = COMBUSTION[index] ?? [];
    const leastKw = COMBUSTION[index - 1]?.[0] ?? 0;
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
          expect(at(36)).toBe(calculateFee(row[1 + column * 2] ?? 0, december));
          expect(at(37)).toBe(calculateFee(row[2 + column * 2] ?? 0, december));
        }
  });

  test.each(ELECTRIC.map((row, index) => [row[0] ?? 0, index] as const))(
    'electric, up to %d kW for 30 minutes',
    (upTo, index) => {
      const [, under3 = 0, older = 0] = ELECTRIC[index] ?? [];
      const leastKw = ELECTRIC[index - 1]?.[0] ?? 0;
      for (const fuel of ['electric', 'series_hybrid'])
        for (const power30Kw of [leastKw + 0.01, Number.isFinite(upTo) ? upTo : 400]) {
          const at = (ageMonths: number) => getFee({ date, fuel, powerKw: 500, power30Kw, ageMonths });
          expect(at(0)).toBe(calculateFee(under3, december));
          expect(at(37)).toBe(calculateFee(older, december));
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
          expect(getFee({ date, powerHp, displacementCc, ageMonths: 36 })).toBe(calculateFee(under3, false));
          expect(getFee({ date, powerHp, displacementCc, ageMonths: 37 })).toBe(calculateFee(older, false));
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
    expect(getFee({ ...hybrid, powerHp: 98 })).toBe(5200);
  });
});
