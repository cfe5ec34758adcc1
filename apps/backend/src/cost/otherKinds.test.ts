import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';

const VALUE = { customsValueRub: 2_000_000, date: '2026-09-05' };
const listCodes = (raw: Readonly<Record<string, unknown>>) =>
  calculate(raw).assumptions.map(({ code }) => code);

describe('motorcycles: duty by displacement, VAT, excise only above 150 hp, no recycling fee', () => {
  test.each([
    [249, 150, 280_000, 0],
    [250, 150, 300_000, 0],
    [799, 150, 300_000, 0],
    [800, 150, 200_000, 0],
    [1000, 153, 200_000, 93_789],
    [1000, 200, 200_000, 122_600],
  ])('%d cm³, %d hp', (displacementCc, powerHp, duty, excise) => {
    for (const payer of ['physic', 'jur'])
      expect(
        listPayments(calculate({ ...VALUE, payer, kind: 'motorcycle', displacementCc, powerHp })),
      ).toEqual({
        duty,
        excise,
        vat: Math.round((2_000_000 + duty + excise) * 0.22),
        clearance_fee: 13_541,
      });
  });

  test.each([
    ['2025-06-01', 583],
    ['2026-06-01', 613],
    ['2027-06-01', 638],
    ['2028-06-01', 664],
  ])('excise on %s: %d ₽ for each 0.75 kW above 112.5 kW', (date, rate) => {
    const at = (powerKw: number) =>
      listPayments(calculate({ ...VALUE, date, kind: 'motorcycle', displacementCc: 1000, powerKw })).excise;
    expect([at(112.5), at(120)]).toEqual([0, rate * 160]);
  });

  test('an electric motorcycle needs no displacement', () => {
    const paid = listPayments(calculate({ ...VALUE, kind: 'motorcycle', fuel: 'electric', powerHp: 40 }));
    expect(paid.duty).toBe(280_000);
  });

  test('151 hp lies between the bounds: both sums', () => {
    const { interval } = calculate({ ...VALUE, kind: 'motorcycle', displacementCc: 1000, powerHp: 151 });
    expect(interval?.reasons).toEqual(['excise_band']);
    expect(listPayments(interval?.low ?? { lines: [] }).excise).toBe(0);
    expect(listPayments(interval?.high ?? { lines: [] }).excise).toBe(92_563);
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

describe('machinery: decree 81 by kind and power', () => {
  const payments = (raw: Readonly<Record<string, unknown>>) => {
    const receipt = calculate({ ...VALUE, kind: 'machinery', ...raw });
    const { low, high } = receipt.interval ?? { low: receipt, high: receipt };
    return {
      fees: [low, high].map((one) => listPayments(one).recycling_fee),
      duties: [low, high].map((one) => listPayments(one).duty),
      reasons: receipt.interval?.reasons,
      fee: receipt.lines.find(({ code }) => code === 'recycling_fee'),
    };
  };
  const grader = { machine: 'grader', ageMonths: 12 };

  test.each([
    ['2024-06-01', 139.9, 11.74],
    ['2025-06-01', 99, 3.2],
    ['2025-06-01', 100, 13.5],
    ['2026-09-05', 99, 3.2],
    ['2026-09-05', 139.9, 15.53],
    ['2026-09-05', 140, 16.36],
    ['2026-09-05', 200, 22.23],
  ])('a grader on %s, %d hp: %d', (date, powerHp, coefficient) => {
    const { fees, duties, reasons } = payments({ ...grader, date, powerHp });
    expect(fees).toEqual([172_500 * coefficient, 172_500 * coefficient].map(Math.round));
    expect(duties).toEqual([0, 60_000]);
    expect(reasons).toEqual(['machine_duty']);
  });

  test('where the year’s line is not known the fee is an interval of 15 % for each year since', () => {
    // Bulldozers are known for 2024: two rises until 2026, three until 2027.
    const bulldozer = { machine: 'bulldozer', powerHp: 250, ageMonths: 40 };
    expect(payments(bulldozer)).toMatchObject({
      fees: [172_500 * 55, Math.round(172_500 * 55 * 1.15 * 1.15)],
      duties: [100_000, 100_000],
      reasons: ['machine_coefficient'],
    });
    expect(payments({ ...bulldozer, date: '2027-02-01' }).fees[1]).toBe(Math.round(172_500 * 55 * 1.15 ** 3));
    expect(payments(bulldozer).fee?.rule.row).toContain('коэффициент уточняется');
    expect(payments({ ...grader, date: '2027-02-01', powerHp: 150 }).fees).toEqual([
      Math.round(172_500 * 16.36),
      Math.round(172_500 * 16.36 * 1.15),
    ]);
  });

  test('a new excavator of 50–170 hp is known for 2026, an older one is not', () => {
    const excavator = { machine: 'excavator', powerHp: 100 };
    expect(payments({ ...excavator, ageMonths: 12 }).fees).toEqual([3_363_750, 3_363_750]);
    expect(payments({ ...excavator, ageMonths: 40 }).fees).toEqual([
      172_500 * 17,
      Math.round(172_500 * 17 * 1.15 ** 2),
    ]);
    expect(payments({ ...excavator, powerHp: 40, ageMonths: 12 }).fees).toEqual([690_000, 912_525]);
  });

  test('the kind decides: the grader’s line is not used for others', () => {
    const fees = ['excavator', 'loader', 'roller', 'crane'].map(
      (machine) => payments({ machine, powerHp: 90, date: '2024-05-05', ageMonths: 1 }).fees[0],
    );
    expect(fees).toEqual([690_000, 724_500, 1_200_600, 1_983_750]);
  });

  test('without a kind there is no sum', () => {
    expect(() => calculate({ ...VALUE, kind: 'machinery', powerHp: 90, ageMonths: 1 })).toThrow(
      expect.objectContaining({ field: 'machine' }),
    );
  });

  test('snowmobiles and ATVs by displacement', () => {
    const sled = { machine: 'snowmobile', date: '2024-05-05', ageMonths: 40 };
    expect(payments({ ...sled, displacementCc: 299 }).fees[0]).toBe(120_750);
    expect(payments({ ...sled, displacementCc: 300 }).fees[0]).toBe(224_250);
  });

  test('power in kW is converted to hp', () => {
    const at = (powerKw: number) => payments({ ...grader, date: '2025-06-01', powerKw }).fees[0];
    expect(at(73.5)).toBe(552_000);
    expect(at(73.55)).toBe(2_328_750);
  });

  test('the papers of machinery have their own label', () => {
    const { lines } = calculate({
      price: 1_000_000,
      currency: 'jpy',
      kind: 'machinery',
      machine: 'roller',
      powerHp: 90,
      ageMonths: 1,
    });
    expect(lines.find(({ code }) => code === 'lab')?.label).toBe('ЭПСМ и документы');
  });
});

test('anything but a car is marked as a preliminary calculation', () => {
  expect(listCodes({ ...VALUE, kind: 'truck', massKg: 2000, displacementCc: 1500, ageMonths: 1 })).toContain(
    'preliminary',
  );
  expect(listCodes({ ...VALUE, kind: 'machinery', machine: 'roller', powerHp: 90, ageMonths: 1 })).toContain(
    'preliminary',
  );
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
