import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';

const VALUE = { customsValueRub: 2_000_000, date: '2026-09-05' };
const listCodes = (raw: Readonly<Record<string, unknown>>) =>
  calculate(raw).assumptions.map(({ code }) => code);

describe('motorcycles: duty from the settings, VAT, excise only above 150 hp, no recycling fee', () => {
  test.each([
    [800, 150, 300_000, 0],
    [801, 150, 200_000, 0],
    [1000, 151, 200_000, 92_563],
    [1000, 200, 200_000, 122_600],
  ])('%d cm³, %d hp', (displacementCc, powerHp, duty, excise) => {
    const paid = listPayments(calculate({ ...VALUE, kind: 'motorcycle', displacementCc, powerHp }));
    expect(paid).toEqual({
      duty,
      excise,
      vat: Math.round((2_000_000 + duty + excise) * 0.22),
      clearance_fee: 13_541,
    });
  });

  test('without power the dearest outcome assumes 220 hp; age does not matter', () => {
    const { interval, totals } = calculate({ ...VALUE, kind: 'motorcycle', displacementCc: 1000 });
    const at = (powerHp: number) =>
      calculate({ ...VALUE, kind: 'motorcycle', displacementCc: 1000, powerHp }).totals;
    expect(interval?.low.totals).toEqual(at(100));
    expect(interval?.high.totals).toEqual(at(220));
    expect(totals).toEqual(at(220));
    expect(interval?.reasons).toEqual(['power_unknown']);
  });
});

describe('trucks: duty and recycling fee by gross mass', () => {
  test.each([
    [2500, 12, 200_000, 300_000],
    [2500, 37, 200_000, 432_000],
    [2501, 12, 200_000, 456_000],
    [12_000, 40, 300_000, 3_498_000],
    [20_001, 40, 100_000, 5_586_000],
  ])('%d kg, %d months', (massKg, ageMonths, duty, recycling) => {
    const paid = listPayments(calculate({ ...VALUE, kind: 'truck', fuel: 'diesel', massKg, ageMonths }));
    expect(paid).toEqual({
      duty,
      vat: Math.round((2_000_000 + duty) * 0.22),
      clearance_fee: 13_541,
      recycling_fee: recycling,
    });
  });

  test('without mass both ends are shown', () => {
    const { interval } = calculate({ ...VALUE, kind: 'truck', ageMonths: 12 });
    expect(interval?.reasons).toEqual(['mass_unknown']);
    expect(listPayments(interval?.low ?? { lines: [] }).recycling_fee).toBe(300_000);
    expect(listPayments(interval?.high ?? { lines: [] }).recycling_fee).toBe(1_647_000);
  });
});

describe('machinery: decree 81 by power, plus 15 % a year since 2025', () => {
  test.each([
    ['2025-06-01', 99, 12, 552_000],
    ['2025-06-01', 99, 37, 1_466_250],
    ['2025-06-01', 100, 12, 2_328_750],
    ['2025-06-01', 139.9, 37, 6_099_600],
    ['2025-06-01', 140, 37, 6_624_000],
    ['2025-06-01', 200, 12, 3_334_425],
    ['2024-06-01', 99, 12, 552_000],
    ['2026-09-05', 99, 12, 634_800],
    ['2027-02-01', 99, 12, 730_020],
  ])('%s, %d hp, %d months: %d ₽', (date, powerHp, ageMonths, expected) => {
    const paid = listPayments(calculate({ ...VALUE, date, kind: 'machinery', powerHp, ageMonths }));
    expect(paid.recycling_fee).toBe(expected);
    expect(paid.duty).toBe(100_000);
    expect(paid.excise).toBeUndefined();
  });

  test('power in kW is converted to hp', () => {
    const at = (powerKw: number) =>
      listPayments(calculate({ ...VALUE, kind: 'machinery', date: '2025-06-01', powerKw, ageMonths: 1 }))
        .recycling_fee;
    expect(at(73.5)).toBe(552_000);
    expect(at(73.55)).toBe(2_328_750);
  });

  test('the papers of machinery have their own label', () => {
    const { lines } = calculate({
      price: 1_000_000,
      currency: 'jpy',
      kind: 'machinery',
      powerHp: 90,
      ageMonths: 1,
    });
    expect(lines.find(({ code }) => code === 'lab')?.label).toBe('ЭПСМ и документы');
  });
});

test('anything but a car is marked as a preliminary calculation', () => {
  expect(listCodes({ ...VALUE, kind: 'truck', massKg: 2000, ageMonths: 1 })).toContain('preliminary');
  expect(listCodes({ ...VALUE, kind: 'machinery', powerHp: 90, ageMonths: 1 })).toContain('preliminary');
  expect(listCodes({ ...VALUE, kind: 'motorcycle', displacementCc: 400, powerHp: 40 })).toContain(
    'preliminary',
  );
  expect(listCodes({ ...VALUE, displacementCc: 1500, powerHp: 90, ageMonths: 1 })).toEqual([]);
});

const LOT = { price: 1_000_000, currency: 'jpy', settings: { marginPercent: { jpy: 0 } } };

describe('construct and raspil: sums by body class, no duty, no recycling fee, no СБКТС', () => {
  test.each([
    ['легковой', 50_000, 110_000, 130_000, 60_000],
    ['минивэн', 55_000, 130_000, 160_000, 70_000],
    ['джип', 60_000, 140_000, 190_000, 80_000],
  ])('%s', (bodyClass, disassembly, freight, customs, assembly) => {
    const construct = listPayments(calculate({ ...LOT, bodyClass, variant: 'construct' }));
    const common = {
      price: 550_000,
      auction_fee: 24_750,
      loading: 22_000,
      storage: 35_000,
      broker: 25_000,
      bank: 7300,
      local_moves: 7000,
      company: 60_000,
    };
    expect(construct).toEqual({
      ...common,
      disassembly: Math.round(disassembly * 0.55),
      freight: Math.round(freight * 0.55),
      parts_customs: customs,
      assembly,
    });
    expect(listPayments(calculate({ ...LOT, bodyClass, variant: 'raspil' }))).toEqual({
      ...common,
      cutting: 13_750,
      freight: Math.round(freight * 0.8 * 0.55),
      parts_customs: Math.round(customs * 0.7),
    });
  });

  test('an unknown class gives an interval; raspil is marked as not registrable', () => {
    const { interval, totals } = calculate({ ...LOT, variant: 'construct' });
    expect(interval?.low.totals).toEqual(
      calculate({ ...LOT, variant: 'construct', bodyClass: 'passenger' }).totals,
    );
    expect(totals).toEqual(calculate({ ...LOT, variant: 'construct', bodyClass: 'suv' }).totals);
    expect(listCodes({ ...LOT, variant: 'raspil', bodyClass: 'suv' })).toEqual([
      'parts_estimate',
      'raspil_no_registration',
    ]);
    expect(listCodes({ ...LOT, variant: 'construct', bodyClass: 'suv' })).toEqual(['parts_estimate']);
    expect(calculate({ ...LOT, variant: 'construct', kind: 'motorcycle' }).interval).toBeUndefined();
  });

  test('construct and raspil are possible for Japan only', () => {
    expect(() => calculate({ ...LOT, currency: 'krw', variant: 'raspil' })).toThrow('variant');
    expect(() => calculate({ ...LOT, country: 'china', variant: 'construct' })).toThrow('variant');
  });
});

describe('variants without the costs in Russia', () => {
  test.each([
    ['auction', 'jpy', { price: 550_000 }],
    ['japan', 'jpy', { price: 550_000, auction_fee: 24_750, inland_freight: 96_250, loading: 22_000 }],
    ['china', 'cny', { price: 13_142_598 }],
  ])('%s', (variant, currency, expected) => {
    const receipt = calculate({ ...LOT, currency, variant });
    expect(listPayments(receipt)).toEqual(expected);
    expect(receipt.customsValueRub).toBeNull();
    expect(receipt.totals.customs + receipt.totals.russia).toBe(0);
    expect(receipt.assumptions).toEqual([]);
  });
});

describe('countries', () => {
  const car = { displacementCc: 1998, powerHp: 150, ageMonths: 40 };
  test.each([
    [
      { price: 20_000_000, currency: 'krw' },
      { price: 1_299_264, local_costs: 129_926, freight: 28_000 },
    ],
    [
      { price: 100_000, currency: 'cny' },
      { price: 1_314_260, freight: 40_000 },
    ],
    [
      { price: 10_000, currency: 'eur' },
      { price: 1_025_807, local_costs: 71_806, freight: 256_452 },
    ],
    [
      { price: 10_000, currency: 'usd', country: 'korea' },
      { price: 883_174, local_costs: 129_926, freight: 28_000 },
    ],
    [
      { price: 10_000, currency: 'usd' },
      { price: 883_174, auction_fee: 26_606, loading: 23_650 },
    ],
    [
      { price: 900_000, currency: 'rub', country: 'china' },
      { price: 900_000, freight: 40_000 },
    ],
  ])('%j', (lot, expected) => {
    expect(listPayments(calculate({ ...lot, ...car }))).toMatchObject(expected);
  });

  test('the customs value uses the Bank of Russia’s rate and includes freight in roubles', () => {
    const { customsValueRub } = calculate({ price: 20_000_000, currency: 'krw', ...car });
    expect(customsValueRub).toBe(1_429_166.8);
  });

  test('a motorcycle has its own freight and papers', () => {
    const receipt = calculate({ ...LOT, kind: 'motorcycle', displacementCc: 400, powerHp: 40 });
    expect(listPayments(receipt)).toMatchObject({ inland_freight: 33_000, loading: 8250 });
    expect(receipt.lines.find(({ code }) => code === 'lab')?.label).toBe('Документы, ЭПТС');
  });
});

test.each([
  ['Омск', 135_000],
  ['омск ', 135_000],
  ['omsk', 135_000],
  ['владивосток', undefined],
])('delivery to «%s»: %s', (city, expected) => {
  const { lines } = calculate({ ...LOT, displacementCc: 1500, powerHp: 90, ageMonths: 40, city });
  expect(lines.find(({ code }) => code === 'delivery')?.amountRub).toBe(expected);
});
