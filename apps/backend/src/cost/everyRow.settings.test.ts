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

type Raw = Readonly<Record<string, unknown>>;
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
      machine: 'roller',
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
