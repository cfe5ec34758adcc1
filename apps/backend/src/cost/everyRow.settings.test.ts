import { describe, expect, test } from 'vitest';
import { calculateReceipt } from './calculateReceipt.ts';
import { readSettings } from './settings.ts';
import {
  allTables,
  calculate,
  getPayment,
  listPayments,
  rates,
  read,
  settings,
} from './testing/calculate.ts';
import { parseFigures, divideHalfUp, pickInside } from './testing/markdown.ts';

type Raw = Readonly<Record<string, unknown>>;
const VALUE = { customsValueRub: 2_000_000, date: '2026-09-05' };

/** Upper bound in kg; duty in %; coefficients under 3 years and older. */
const TRUCKS = parseFigures(`
2500 | 10 | 2 | 2.88
3500 | 10 | 3.04 | 4.56
5000 | 10 | 3.34 | 10.58
8000 | 15 | 4.06 | 16.44
12000 | 15 | 4.82 | 23.32
20000 | 15 | 5.6 | 30.78
∞ | 5 | 10.98 | 37.24`);

test.each(TRUCKS.map((row, index) => [row, TRUCKS[index - 1]?.[0] ?? 0] as const))(
  'a truck, row %j, above %d kg',
  ([upTo = 0, percent = 0, young = 0, old = 0], before) => {
    for (const massKg of [before + 1, pickInside(upTo, before)])
      for (const [ageMonths, coefficient] of [
        [0, young],
        [36, young],
        [37, old],
        [300, old],
      ] as const) {
        const paid = listPayments(calculate({ ...VALUE, kind: 'truck', massKg, ageMonths }));
        expect(paid.duty).toBe(percent * 20_000);
        expect(paid.recycling_fee).toBe(Math.round(coefficient * 150_000));
      }
  },
);

/** Exclusive upper bound in hp; coefficients under 3 years and older. */
const MACHINERY = parseFigures(`
100 | 3.2 | 8.5
140 | 13.5 | 35.36
200 | 14.23 | 38.4
∞ | 19.33 | 57.27`);

describe.each([
  ['2024-06-01', 0],
  ['2025-12-31', 0],
  ['2026-01-01', 1],
  ['2027-12-31', 2],
  ['2030-06-01', 5],
] as const)('machinery on %s, %d yearly increases of 15 %%', (date, increases) => {
  test.each(MACHINERY.map((row, index) => [row, MACHINERY[index - 1]?.[0] ?? 0] as const))(
    'row %j, from %d hp',
    ([below = 0, young = 0, old = 0], from) => {
      const calculateFee = (coefficient: number) =>
        divideHalfUp(
          172_500n * BigInt(Math.round(coefficient * 100)) * 115n ** BigInt(increases),
          100n * 100n ** BigInt(increases),
        );
      for (const powerHp of [from || 1, pickInside(below, from + 100) - 0.1])
        for (const [ageMonths, coefficient] of [
          [36, young],
          [37, old],
        ] as const)
          expect(getPayment({ ...VALUE, date, kind: 'machinery', powerHp, ageMonths }, 'recycling_fee')).toBe(
            calculateFee(coefficient),
          );
    },
  );
});

test.each([
  ['2024-06-01', 557, 20],
  ['2025-06-01', 583, 20],
  ['2025-12-15', 583, 20],
  ['2026-09-05', 613, 22],
])('a motorcycle on %s: above 150 hp %d ₽ per hp, VAT %d %%', (date, rubPerHp, vatPercent) => {
  for (const [cc, percent] of [
    [50, 15],
    [800, 15],
    [801, 10],
    [1800, 10],
  ] as const)
    for (const [power, excise] of [
      [{ powerHp: 150 }, 0],
      [{ powerKw: 112.5 }, 0],
      [{ powerHp: 151 }, rubPerHp * 151],
      [{ powerKw: 112.51 }, Math.round((rubPerHp * 112.51) / 0.735_498_75)],
      [{ powerHp: 220 }, rubPerHp * 220],
    ] as const) {
      const paid = listPayments(
        calculate({ ...VALUE, date, kind: 'motorcycle', displacementCc: cc, ...power }),
      );
      const duty = percent * 20_000;
      expect(paid).toMatchObject({ duty, excise });
      expect(paid.vat).toBe(Math.round(((2_000_000 + duty + excise) * vatPercent) / 100));
      expect(paid.recycling_fee).toBeUndefined();
    }
});

/** Disassembly in ¥; freight in ¥; customs in ₽; assembly in ₽. */
const PARTS: Readonly<Record<string, readonly number[]>> = {
  passenger: [50_000, 110_000, 130_000, 60_000],
  minivan: [55_000, 130_000, 160_000, 70_000],
  suv: [60_000, 140_000, 190_000, 80_000],
  truck: [90_000, 220_000, 260_000, 120_000],
  moto: [15_000, 45_000, 45_000, 20_000],
};

test.each(Object.entries(PARTS))(
  'construct and raspil of %s',
  (bodyClass, [disassembly = 0, freight = 0, customs, assembly]) => {
    // A yen is 1 ₽, without margin.
    const lot = {
      price: 1_000_000,
      currency: 'jpy',
      rates: { jpy: 1 },
      settings: { marginPercent: { jpy: 0 } },
    };
    const construct = calculate({ ...lot, bodyClass, variant: 'construct' });
    expect(listPayments(construct)).toMatchObject({
      disassembly,
      freight,
      parts_customs: customs,
      assembly,
    });
    expect(construct.lines.map(({ code, group }) => `${group} ${code}`)).toEqual([
      'abroad price',
      'abroad auction_fee',
      'abroad loading',
      'abroad disassembly',
      'abroad freight',
      'customs parts_customs',
      'russia assembly',
      'russia storage',
      'russia broker',
      'russia bank',
      'russia local_moves',
      'russia company',
    ]);
    const cut = listPayments(calculate({ ...lot, bodyClass, variant: 'raspil' }));
    expect(cut).toMatchObject({
      cutting: 25_000,
      freight: freight * 0.8,
      parts_customs: Math.round(Number(customs) * 0.7),
    });
    expect(cut).not.toHaveProperty('assembly');
    expect(cut).not.toHaveProperty('disassembly');
  },
);

test.each([
  ['motorcycle', 'moto'],
  ['truck', 'truck'],
  ['machinery', 'truck'],
])('a %s without body class has the parts of class %s', (kind, bodyClass) => {
  const lot = { price: 1_000_000, currency: 'jpy', kind, variant: 'construct' };
  expect(calculate(lot).lines).toEqual(calculate({ ...lot, bodyClass }).lines);
  expect(calculate({ ...lot, bodyClass: 'suv' }).totals.total).not.toBe(calculate(lot).totals.total);
});

describe('the margin over the Bank of Russia’s rate', () => {
  test.each([
    ['jpy', 1.075],
    ['krw', 1.02],
    ['cny', 1.02],
    ['eur', 1.02],
    ['usd', 1.02],
    ['gbp', 1.02],
    ['rub', 1],
  ])('%s: %d', (currency, margin) => {
    const lot = { price: 1_000_000, currency, variant: 'auction', rates: { [currency]: 2 } };
    expect(getPayment(lot, 'price')).toBe(Math.round(1_000_000 * margin * (currency === 'rub' ? 1 : 2)));
  });

  test('without a default, other currencies have no margin', () => {
    const bare = readSettings({ ...settings.data, marginPercent: { jpy: 7.5 } });
    const data = { tables: allTables, settings: bare, rates, today: '2026-09-05' };
    const getRateOf = (currency: string) =>
      calculateReceipt(read({ price: 1, currency, variant: 'auction' }), data).lines[0]?.rate;
    expect(getRateOf('jpy')).toBe(0.591_25);
    expect(getRateOf('usd')).toBe(86.5857);
  });
});

describe('costs abroad by country and kind', () => {
  const JPY = 0.591_25;
  const KRW = 0.063_689_4 * 1.02;
  const EUR = 100.5693 * 1.02;
  const japan = (freight: number, loading = 40_000) => ({
    auction_fee: 45_000 * JPY,
    inland_freight: freight * JPY,
    loading: loading * JPY,
  });
  const korea = { local_costs: 2_000_000 * KRW, freight: 28_000 };
  const europe = { local_costs: 700 * EUR, freight: 2500 * EUR };
  const china = { freight: 40_000 };

  test.each<[string, string, Raw]>([
    ['japan', 'car', japan(175_000)],
    ['japan', 'motorcycle', japan(60_000, 15_000)],
    ['japan', 'truck', japan(320_000)],
    ['japan', 'machinery', japan(380_000)],
    ...['car', 'motorcycle', 'truck', 'machinery'].flatMap((kind): [string, string, Raw][] => [
      ['korea', kind, korea],
      ['china', kind, china],
      ['europe', kind, europe],
    ]),
  ])('%s, a %s', (country, kind, expected) => {
    const { lines } = calculate({
      price: 1,
      currency: 'rub',
      country,
      kind,
      displacementCc: 1500,
      powerHp: 90,
      ageMonths: 1,
    });
    const abroad = lines.filter(({ group, code }) => group === 'abroad' && code !== 'price');
    expect(abroad.map(({ code, amountRub }) => [code, amountRub])).toEqual(
      Object.entries(expected).map(([code, rub]) => [code, Math.round(Number(rub))]),
    );
  });

  test.each([
    ['jpy', 'Япония'],
    ['krw', 'Корея'],
    ['cny', 'Китай'],
    ['eur', 'Европа'],
    ['usd', 'Япония'],
    ['rub', 'Япония'],
  ])('a price in %s without a country gives the costs of %s', (currency, country) => {
    const { lines } = calculate({ price: 1, currency, displacementCc: 1500, powerHp: 90, ageMonths: 1 });
    expect(lines[1]?.rule.row).toBe(country);
  });
});

test('a city is found by key and by name, in upper or lower case', () => {
  const car = { price: 1, currency: 'rub', displacementCc: 1500, powerHp: 90, ageMonths: 1 };
  const cities = Object.entries(settings.data.cities);
  expect(cities.length).toBeGreaterThan(10);
  for (const [key, { name, deliveryRub }] of cities)
    for (const city of [key, name.toUpperCase(), ` ${name} `])
      expect(getPayment({ ...car, city }, 'delivery')).toBe(deliveryRub || undefined);
  expect(settings.data.cities['omsk']).toEqual({ name: 'Омск', deliveryRub: 135_000 });
});
