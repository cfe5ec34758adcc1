import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';
import { readTableRows } from './testing/tableRows.ts';

type Raw = Readonly<Record<string, unknown>>;
const TRUCK = {
  customsValueRub: 2_000_000,
  date: '2026-09-05',
  kind: 'truck',
  fuel: 'diesel',
  displacementCc: 2400,
  ageMonths: 40,
};
const pay = (over: Raw) => listPayments(calculate({ ...TRUCK, ...over }));

const ROWS = readTableRows('recycling-fee-trucks.csv').filter((row) => row['kind'] === 'cargo');

test.each(ROWS.map((row) => [row['year'], row['gross_mass_from_kg'], row['gross_mass_to_kg'], row] as const))(
  'recycling fee in %s above %s up to %s kg',
  (year, from, to, row) => {
    const date = `${year}-06-01`;
    for (const massKg of [Number(from) + 1, to === '' ? 40_000 : Number(to)])
      for (const payer of ['physic', 'jur'])
        expect([36, 37].map((ageMonths) => pay({ date, payer, massKg, ageMonths }).recycling_fee)).toEqual([
          1500 * Math.round(Number(row['coefficient_new']) * 100),
          1500 * Math.round(Number(row['coefficient_old']) * 100),
        ]);
  },
);

/** 100 ₽ for a euro. */
describe('duty (8704) by fuel, age, gross mass and displacement', () => {
  test.each([
    ['petrol', 2500, 2800, [300_000, 300_000, 300_000, 280_000]],
    ['petrol', 5000, 2801, [250_000, 300_000, 300_000, 280_100]],
    ['petrol', 5001, 4000, [300_000, 300_000, 300_000, 400_000]],
    ['petrol', 20_001, 4000, [300_000, 300_000, 300_000, 400_000]],
    ['diesel', 2500, 2500, [200_000, 200_000, 200_000, 250_000]],
    ['diesel', 5000, 3000, [200_000, 200_000, 200_000, 300_000]],
    ['diesel', 8000, 5000, [300_000, 200_000, 200_000, 500_000]],
    ['diesel', 25_000, 9000, [100_000, 200_000, 200_000, 900_000]],
    ['electric', 3000, undefined, [300_000, 300_000, 300_000, 300_000]],
  ])('%s, %d kg, %s cm³', (fuel, massKg, displacementCc, expected) => {
    const duties = [36, 60, 84, 85].map(
      (ageMonths) => pay({ eurRate: 100, fuel, massKg, displacementCc, ageMonths }).duty,
    );
    expect(duties).toEqual(expected);
  });

  test('from five to seven years at least 0.13 or 0.18 €/cm³ of a diesel', () => {
    const cheap = { customsValueRub: 100_000, eurRate: 100, ageMonths: 70 };
    expect(pay({ ...cheap, massKg: 3000, displacementCc: 2500 }).duty).toBe(32_500);
    expect(pay({ ...cheap, massKg: 3000, displacementCc: 2501 }).duty).toBe(10_000);
    expect(pay({ ...cheap, massKg: 6000, displacementCc: 4000 }).duty).toBe(72_000);
  });

  test('VAT and clearance fee, no excise', () => {
    expect(pay({ massKg: 2000 })).toEqual({
      duty: 200_000,
      vat: 484_000,
      clearance_fee: 13_541,
      recycling_fee: 1_336_500,
    });
  });
});

test('a Hilux: N1 of 2 910 kg, diesel 2.4', () => {
  const hilux = { kind: 'car', category: 'N1', massKg: 2910 };
  expect(pay(hilux)).toMatchObject({ duty: 200_000, recycling_fee: 1_441_500 });
  expect(pay({ ...hilux, category: 'M1' }).vat).toBeUndefined();
});

describe('unknown gross mass', () => {
  test('a Carry of 660 cm³ weighs at most 2 500 kg', () => {
    const receipt = calculate({ ...TRUCK, fuel: 'petrol', displacementCc: 658 });
    expect(receipt.interval).toBeUndefined();
    expect(listPayments(receipt).recycling_fee).toBe(1_336_500);
  });

  test.each([
    [3000, {}, [1_336_500, 1_441_500]],
    [5000, {}, [1_336_500, 2_469_000]],
    [9000, { massMaxKg: 7000 }, [1_336_500, 2_469_000]],
    [2999, { massMinKg: 4000, massMaxKg: 6500 }, [1_543_500, 2_469_000]],
  ])('%d cm³ %j: %j', (displacementCc, over, expected) => {
    const { interval } = calculate({ ...TRUCK, displacementCc, ...over });
    expect(interval?.reasons).toEqual(['mass_unknown']);
    expect(
      [interval?.low, interval?.high].map((one) => listPayments(one ?? { lines: [] }).recycling_fee),
    ).toEqual(expected);
  });

  test('bounds within one row give one sum, which says where they are from', () => {
    const forward = { ...TRUCK, displacementCc: 5193, massMinKg: 7000, massMaxKg: 8000 };
    const receipt = calculate({ ...forward, kindSource: 'assumed' });
    expect(receipt.interval).toBeUndefined();
    expect(listPayments(receipt).recycling_fee).toBe(2_469_000);
    expect(receipt.assumptions).toContainEqual({
      code: 'kind_assumed',
      text: 'Полная масса предположительно: пошлина и утильсбор – по документам',
    });
  });

  test('above 5 000 cm³ nothing bounds the mass: no sum', () => {
    expect(() => calculate({ ...TRUCK, displacementCc: 5001 })).toThrow(
      expect.objectContaining({ field: 'massKg' }),
    );
  });
});

test.each([
  [{ category: 'M2', kind: 'car' }, 'category'],
  [{ truckKind: 'tractor', massKg: 18_000 }, 'truckKind'],
  [{ truckKind: 'special', massKg: 18_000 }, 'truckKind'],
  [{ fuel: 'gas', massKg: 3000 }, 'fuel'],
  [{ fuel: 'hybrid', massKg: 3000 }, 'fuel'],
])('%j has no known sum', (over, field) => {
  expect(() => calculate({ ...TRUCK, ...over })).toThrow(expect.objectContaining({ field }));
});

test('the receipt says that the category is not from the papers', () => {
  const codes = (over: Raw) =>
    calculate({ ...TRUCK, massKg: 3000, ...over }).assumptions.map(({ code }) => code);
  expect(codes({ kind: 'car', category: 'N1', kindSource: 'reference' })).toContain('kind_assumed');
  expect(codes({ kind: 'car', category: 'N1', kindSource: 'feed' })).not.toContain('kind_assumed');
});

test('what one source says is marked on its line', () => {
  const findFee = (over: Raw) =>
    calculate({ ...TRUCK, ...over }).lines.find(({ code }) => code === 'recycling_fee');
  expect(findFee({ massKg: 3000 })?.certainty).toBeUndefined();
  expect(findFee({ massKg: 15_000 })?.certainty).toBe('one_source');
  expect(findFee({ massKg: 15_000 })?.rule.row).toContain('по одному источнику');
  expect(findFee({ massKg: 3000, date: '2027-02-02' })?.certainty).toBe('one_source');
});
