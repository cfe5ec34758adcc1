import { describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { CostInputError } from './CostInputError.ts';
import { defaultSettings } from './defaultSettings.ts';
import { toCityKey, readSettings, overrideSettings } from './settings.ts';
import { calculate, settings } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const BASE = defaultSettings;

/** Lists the wrong places after some settings are replaced. */
function listFaults(over: Raw): string[] {
  try {
    readSettings({ ...BASE, ...over });
  } catch (error) {
    if (error instanceof ZodError) return error.issues.map(({ path }) => path.join('.'));
    throw error;
  }
  return [];
}

const truck = (upToKg: number | null) => ({ upToKg, dutyPercent: 10, coefficients: [1, 2] });
const machine = (belowHp: number | null) => ({ belowHp, coefficients: [1, 2] });
const moto = (upToCc: number | null) => ({ upToCc, percent: 10 });
const ofJapan = (auction_fee: unknown) => ({ abroad: { ...BASE.abroad, japan: { auction_fee } } });

describe('invalid settings are rejected', () => {
  test.each<[string, Raw, string]>([
    ['unsorted', { trucks: { ...BASE.trucks, rows: [truck(5), truck(4), truck(null)] } }, 'trucks.rows'],
    [
      'a bound equal to the previous one',
      { trucks: { ...BASE.trucks, rows: [truck(5), truck(5), truck(null)] } },
      'trucks.rows',
    ],
    ['a last row with a bound', { trucks: { ...BASE.trucks, rows: [truck(5), truck(6)] } }, 'trucks.rows'],
    [
      'an unbounded row before the last',
      { trucks: { ...BASE.trucks, rows: [truck(null), truck(null)] } },
      'trucks.rows',
    ],
    [
      'unsorted',
      { machinery: { ...BASE.machinery, rows: [machine(9), machine(8), machine(null)] } },
      'machinery.rows',
    ],
    ['a last row with a bound', { machinery: { ...BASE.machinery, rows: [machine(9)] } }, 'machinery.rows'],
    ['unsorted', { motorcycles: { duty: [moto(9), moto(8), moto(null)] } }, 'motorcycles.duty'],
    ['a last row with a bound', { motorcycles: { duty: [moto(9)] } }, 'motorcycles.duty'],
    ['a bound of zero', { motorcycles: { duty: [moto(0), moto(null)] } }, 'motorcycles.duty.0.upToCc'],
    [
      'a percent above 100',
      { motorcycles: { duty: [{ upToCc: null, percent: 101 }] } },
      'motorcycles.duty.0.percent',
    ],
    ['a margin below zero', { marginPercent: { default: -1 } }, 'marginPercent.default'],
    ['kopecks', { russia: { ...BASE.russia, bank: 0.5 } }, 'russia.bank'],
    ['below zero', { russia: { ...BASE.russia, bank: -1 } }, 'russia.bank'],
    ['above 1e9', { russia: { ...BASE.russia, bank: 1_000_000_001 } }, 'russia.bank'],
    ['an invalid currency', ofJapan({ amount: 1, currency: 'YEN' }), 'abroad.japan.auction_fee.currency'],
    ['an amount below zero', ofJapan({ amount: -1, currency: 'jpy' }), 'abroad.japan.auction_fee.amount'],
    ['an invalid key of a city', { cities: { Omsk: { name: 'Омск', deliveryRub: 1 } } }, 'cities.Omsk'],
    ['a name of one letter', { cities: { omsk: { name: 'О', deliveryRub: 1 } } }, 'cities.omsk.name'],
    ['a share above 1', { estimates: { ...BASE.estimates, power30Share: 1.1 } }, 'estimates.power30Share'],
    ['a share of zero', { estimates: { ...BASE.estimates, power30Share: 0 } }, 'estimates.power30Share'],
    [
      'a power of zero',
      { estimates: { ...BASE.estimates, unknownPowerHighHp: 0 } },
      'estimates.unknownPowerHighHp',
    ],
    ['no rows', { trucks: { ...BASE.trucks, rows: [] } }, 'trucks.rows'],
    ['no rows', { machinery: { ...BASE.machinery, rows: [] } }, 'machinery.rows'],
    ['no rows', { motorcycles: { duty: [] } }, 'motorcycles.duty'],
    ['an invalid year', { machinery: { ...BASE.machinery, year: 1 } }, 'machinery.year'],
    [
      'an impossible power',
      { estimates: { ...BASE.estimates, unknownPowerHighHp: 1e308 } },
      'estimates.unknownPowerHighHp',
    ],
    ['an unknown field', { extra: 1 }, ''],
    [
      'a coefficient of zero',
      { trucks: { ...BASE.trucks, rows: [{ ...truck(null), coefficients: [0, 1] }] } },
      'trucks.rows.0.coefficients.0',
    ],
  ])('%s: %j', (_, over, place) => {
    expect(listFaults(over)[0]).toBe(place);
  });

  test('values at the limits are accepted', () => {
    expect(
      listFaults({
        trucks: { ...BASE.trucks, rows: [truck(null)] },
        machinery: { ...BASE.machinery, rows: [machine(null)] },
        marginPercent: { default: 0, jpy: 100 },
        russia: { ...BASE.russia, bank: 1_000_000_000, broker: 0 },
        motorcycles: { duty: [moto(null)] },
        estimates: { ...BASE.estimates, power30Share: 1 },
      }),
    ).toEqual([]);
    expect(listFaults({ abroadByKind: {} })).toEqual([]);
  });
});

test('equal settings have one version in any order of keys, different figures another', () => {
  const reversed = Object.fromEntries(Object.entries(BASE).toReversed());
  expect(readSettings(reversed).version).toBe(settings.version);
  expect(settings.version).toMatch(/^[0-9a-f]{16}$/);
  const other = { ...BASE, russia: { ...BASE.russia, bank: 7301 } };
  expect(readSettings(other).version).not.toBe(settings.version);
});

test.each([
  [' Орёл ', 'орел'],
  ['ЁЛКИНО-ЁЛКИНО', 'елкино-елкино'],
  ['omsk', 'omsk'],
])('the key of the city «%s» is «%s»', (text, expected) => {
  expect(toCityKey(text)).toBe(expected);
});

test('costs abroad follow the order of a receipt, not of the settings', () => {
  const { japan } = BASE.abroad;
  const reversed = readSettings({
    ...BASE,
    abroad: { ...BASE.abroad, japan: Object.fromEntries(Object.entries(japan).toReversed()) },
  });
  expect(reversed.abroad.car.japan.map(({ code }) => code)).toEqual([
    'auction_fee',
    'inland_freight',
    'loading',
  ]);
  // A kind replaces only the costs that it names.
  expect(reversed.abroad.motorcycle.japan.map(({ amount }) => amount.toNumber())).toEqual([
    45_000, 60_000, 15_000,
  ]);
});

test('an additional cost of a kind keeps the order of a receipt', () => {
  const fee = { amount: 100, currency: 'eur' };
  const { abroad } = overrideSettings(settings, {
    abroadByKind: { truck: { europe: { auction_fee: fee, loading: fee } } },
  });
  expect(abroad.truck.europe.map(({ code }) => code)).toEqual([
    'auction_fee',
    'loading',
    'local_costs',
    'freight',
  ]);
  expect(abroad.car.europe.map(({ code }) => code)).toEqual(['local_costs', 'freight']);
});

describe('settings overridden by one input', () => {
  test('are merged key by key; lists are replaced whole; the rest is the operator’s', () => {
    const mixed = overrideSettings(settings, {
      russia: { bank: 1 },
      cities: { tomsk: { name: 'Томск', deliveryRub: 120_000 } },
      motorcycles: { duty: [{ upToCc: null, percent: 12 }] },
    });
    expect(mixed.data.russia).toEqual({ ...BASE.russia, bank: 1 });
    expect(mixed.cities.get('томск')).toEqual({ key: 'tomsk', name: 'Томск', deliveryRub: 120_000 });
    expect(mixed.cities.get('омск')?.deliveryRub).toBe(135_000);
    expect(mixed.data.motorcycles.duty).toEqual([{ upToCc: null, percent: 12 }]);
    expect(mixed.version).not.toBe(settings.version);
    expect(overrideSettings(settings, {}).version).toBe(settings.version);
    expect(settings.data).toEqual(BASE);
  });

  test.each([
    [{ russia: 5 }, 'russia'],
    [{ russia: null }, 'russia'],
    [{ motorcycles: { duty: { 0: 1 } } }, 'motorcycles.duty'],
    [{ extra: {} }, 'extra'],
    [{ trucks: { rows: [], baseRub: 'x' } }, 'trucks.baseRub'],
  ])('%j: the place is reported on one line', (overrides, place) => {
    const read = () => overrideSettings(settings, overrides);
    expect(read).toThrow(CostInputError);
    expect(read).toThrow(/^settings: [^\n]+ \(настройки не подходят\)$/);
    expect(read).toThrow(place);
  });

  test('the error has no line breaks and no double spaces', () => {
    expect(() => overrideSettings(settings, { russia: { bank: 'x', broker: 'y' } })).toThrow(
      /^settings: ✖ \S+( \S+)* → at russia\.broker ✖ \S+( \S+)* → at russia\.bank \(/,
    );
  });

  test('do not apply to the next calculation', () => {
    const car = { price: 1, currency: 'rub', displacementCc: 1500, powerHp: 90, ageMonths: 1 };
    const plain = calculate(car);
    const over = calculate({ ...car, settings: { russia: { bank: 1 } } });
    expect(over.totals.russia).toBe(plain.totals.russia - 7299);
    expect(over.settingsVersion).not.toBe(plain.settingsVersion);
    expect(calculate(car)).toEqual(plain);
  });
});
