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

const ofJapan = (auction_fee: unknown) => ({ abroad: { ...BASE.abroad, japan: { auction_fee } } });

describe('invalid settings are rejected', () => {
  test.each<[string, Raw, string]>([
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
    [
      'an impossible power',
      { estimates: { ...BASE.estimates, unknownPowerHighHp: 1e308 } },
      'estimates.unknownPowerHighHp',
    ],
    ['an unknown field', { extra: 1 }, ''],
  ])('%s: %j', (_, over, place) => {
    expect(listFaults(over)[0]).toBe(place);
  });

  test('values at the limits are accepted', () => {
    expect(
      listFaults({
        marginPercent: { default: 0, jpy: 100 },
        russia: { ...BASE.russia, bank: 1_000_000_000, broker: 0 },
        estimates: { ...BASE.estimates, power30Share: 1 },
      }),
    ).toEqual([]);
    expect(listFaults({ abroadByKind: {} })).toEqual([]);
  });
});

test('settings of earlier releases may still have the tables that are figures of the law now', () => {
  const stored = { ...BASE, trucks: { baseRub: 1 }, machinery: 5, motorcycles: {} };
  expect(readSettings(stored).data).toEqual(readSettings(BASE).data);
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
    });
    expect(mixed.data.russia).toEqual({ ...BASE.russia, bank: 1 });
    expect(mixed.cities.get('томск')).toEqual({ key: 'tomsk', name: 'Томск', deliveryRub: 120_000 });
    expect(mixed.cities.get('омск')?.deliveryRub).toBe(135_000);
    expect(mixed.version).not.toBe(settings.version);
    expect(overrideSettings(settings, {}).version).toBe(settings.version);
    expect(settings.data).toEqual(BASE);
  });

  test.each([
    [{ russia: 5 }, 'russia'],
    [{ russia: null }, 'russia'],
    [{ extra: {} }, 'extra'],
    [{ parts: { classes: 5 } }, 'parts.classes'],
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
