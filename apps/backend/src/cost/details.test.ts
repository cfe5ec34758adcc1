import { describe, expect, test } from 'vitest';
import { calculateCost } from './calculateCost.ts';
import { defaultSettings } from './defaultSettings.ts';
import { readRates } from './rates.ts';
import { readSettings } from './settings.ts';
import { selectTables } from './selectTables.ts';
import { allTables, calculate, rates, read, settings, TODAY } from './testing/calculate.ts';

const CAR = { customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 150, ageMonths: 40 };
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1998, powerHp: 150, ageMonths: 40 };
const listCodes = (raw: Readonly<Record<string, unknown>>) => calculate(raw).lines.map(({ code }) => code);

describe('the id', () => {
  test('is sixteen hexadecimal digits, equal only for equal input', () => {
    const inputs = [
      CAR,
      { ...CAR, customsValueRub: 1_000_001 },
      { ...CAR, powerHp: 151 },
      { ...CAR, powerHp: undefined, powerKw: 110.3248125 },
      { ...CAR, power30Kw: 5 },
      { ...CAR, ageMonths: 41 },
      { ...CAR, displacementCc: 1999 },
      { ...CAR, massKg: 1500 },
      { ...CAR, bodyClass: 'suv' },
      { ...CAR, payer: 'jur' },
      { ...CAR, fuel: 'gas' },
      { ...CAR, country: 'korea' },
      { ...CAR, source: 'aleado' },
      { ...CAR, date: '2026-09-06' },
      { ...CAR, eurRate: 100 },
      { ...CAR, settings: { russia: { company: 1 } } },
      LOT,
      { ...LOT, price: 1_000_001 },
      { ...LOT, currency: 'usd', country: 'japan' },
      { ...LOT, city: 'omsk' },
      { ...LOT, variant: 'auction' },
    ];
    const ids = inputs.map((input) => calculate(input).id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(inputs.map((input) => calculate(input).id)).toEqual(ids);
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });

  test('does not depend on the spelling of the city', () => {
    expect(calculate({ ...LOT, city: 'omsk' }).id).toBe(calculate({ ...LOT, city: ' ОМСК' }).id);
  });
});

describe('the order of the lines', () => {
  test.each([
    [
      'construct',
      [
        'price',
        'auction_fee',
        'loading',
        'disassembly',
        'freight',
        'parts_customs',
        'assembly',
        'storage',
        'broker',
        'bank',
        'local_moves',
        'company',
        'delivery',
      ],
    ],
    [
      'raspil',
      [
        'price',
        'auction_fee',
        'loading',
        'cutting',
        'freight',
        'parts_customs',
        'storage',
        'broker',
        'bank',
        'local_moves',
        'company',
        'delivery',
      ],
    ],
  ])('%s', (variant, expected) => {
    expect(listCodes({ ...LOT, variant, bodyClass: 'suv', city: 'omsk' })).toEqual(expected);
  });

  test('costs abroad follow the order of a receipt, not of the settings', () => {
    const { auction_fee, inland_freight, loading } = defaultSettings.abroad.japan;
    const shuffled = readSettings({
      ...defaultSettings,
      abroad: { ...defaultSettings.abroad, japan: { loading, inland_freight, auction_fee } },
    });
    const receipt = calculateCost(read(LOT), selectTables(allTables, TODAY), shuffled, rates, TODAY);
    expect(receipt.lines.map(({ code }) => code)).toEqual(listCodes(LOT));
  });
});

describe('the basis of a line: law, quotation or setting', () => {
  const findBases = (raw: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(calculate(raw).lines.map((line) => [line.code, line.basis]));
  test('of a car', () => {
    expect(findBases({ ...LOT, fuel: 'electric' })).toMatchObject({
      price: 'quotation',
      loading: 'setting',
      duty: 'law',
      excise: 'law',
      vat: 'law',
      clearance_fee: 'law',
      recycling_fee: 'law',
      broker: 'setting',
    });
  });
  test('of parts', () => {
    expect(findBases({ ...LOT, variant: 'construct', bodyClass: 'suv' })).toMatchObject({
      disassembly: 'setting',
      parts_customs: 'setting',
    });
  });
  test('a legal entity’s duty is not called the single rate', () => {
    expect(calculate({ ...CAR, payer: 'jur' }).lines[0]?.label).toBe('Таможенная пошлина');
  });
  test('lines of parts refer to the operator’s settings', () => {
    const line = calculate({ ...LOT, variant: 'raspil', bodyClass: 'minivan' }).lines.find(
      ({ code }) => code === 'cutting',
    );
    expect(line?.rule).toEqual({ act: 'Настройки оператора', row: 'минивэн' });
  });
});

describe('country of origin', () => {
  const listCodesFor = (over: Readonly<Record<string, unknown>>) =>
    listCodes({ ...LOT, currency: 'usd', ...over });
  test('is that of the variant, otherwise that of the currency, otherwise Japan; a given country comes first', () => {
    expect(listCodesFor({ variant: 'china' })).toEqual(['price']);
    expect(listCodesFor({ variant: 'japan' })).toEqual(['price', 'auction_fee', 'inland_freight', 'loading']);
    expect(listCodesFor({ variant: 'japan', currency: 'cny' })).toContain('loading');
    expect(listCodesFor({ variant: 'china', currency: 'jpy' })).toEqual(['price']);
    expect(listCodesFor({ variant: 'poshlina' })).toContain('loading');
    expect(listCodesFor({ variant: 'auction' })).toEqual(['price']);
    expect(listCodesFor({ variant: 'china', country: 'korea' })).toEqual(['price', 'local_costs']);
  });
  test('each kind of vehicle from each country', () => {
    for (const kind of ['car', 'truck', 'machinery', 'motorcycle'])
      expect(
        ['korea', 'china', 'europe'].map(
          (country) => listCodes({ ...LOT, kind, country, massKg: 900, machine: 'grader' })[1],
        ),
      ).toEqual(['local_costs', 'freight', 'local_costs']);
    const freight = (kind: string) =>
      calculate({ ...LOT, kind, massKg: 900, machine: 'grader' }).lines.find(
        ({ code }) => code === 'inland_freight',
      )?.amount;
    expect(['car', 'truck', 'machinery', 'motorcycle'].map(freight)).toEqual([
      175_000, 320_000, 380_000, 60_000,
    ]);
  });
});

describe('open facts', () => {
  test('an unknown fact that does not change the total is an assumption, not a reason of the interval', () => {
    const { interval, assumptions } = calculate({
      ...CAR,
      ageMonths: undefined,
      year: 2022,
      powerHp: undefined,
    });
    expect(interval?.reasons).toEqual(['power_unknown']);
    expect(assumptions.map(({ code, text }) => [code, text.includes('не влияет')])).toEqual([
      ['age_interval', true],
      ['power_unknown', false],
      ['dearer_outcome_shown', false],
    ]);
    expect(assumptions.at(-1)?.text).toBe('Итог не определён данными однозначно: показан дороже из двух');
  });
  test('the receipt says that a truck’s mass or a car’s body class is missing', () => {
    const listTexts = (raw: Readonly<Record<string, unknown>>) =>
      calculate(raw).assumptions.map(({ text }) => text);
    expect(listTexts({ ...CAR, kind: 'truck' })).toContain(
      'Полная масса не указана: принята до 3\u00A0500 кг',
    );
    const construct = calculate({ ...LOT, variant: 'construct' });
    expect(construct.interval?.reasons).toEqual(['body_class_unknown']);
    expect(construct.assumptions.map(({ text }) => text)).toContain('Класс кузова не указан');
    expect(listTexts({ ...CAR, kind: 'motorcycle', fuel: 'hybrid' })).toHaveLength(1);
  });
  test('the class under three years includes month 36, for trucks and machinery', () => {
    const calculateFee = (over: Readonly<Record<string, unknown>>) =>
      calculate({ ...CAR, ...over }).lines.at(-1)?.amountRub;
    expect(calculateFee({ kind: 'truck', massKg: 2500, ageMonths: 36 })).toBe(919_500);
    expect(calculateFee({ kind: 'truck', massKg: 2500, ageMonths: 37 })).toBe(1_336_500);
    expect(
      calculateFee({ kind: 'machinery', machine: 'grader', powerHp: 50, date: '2025-02-02', ageMonths: 36 }),
    ).toBe(552_000);
  });
  test('a legal entity’s car: classes end at three and seven years, not at five', () => {
    expect(calculate({ ...CAR, payer: 'jur', ageMonths: undefined, year: 2021 }).interval).toBeUndefined();
    expect(calculate({ ...CAR, payer: 'jur', ageMonths: undefined, year: 2019 }).interval?.reasons).toEqual([
      'age_interval',
    ]);
  });
  test('a variant without customs makes no assumption about tables', () => {
    expect(calculate({ ...LOT, variant: 'auction', date: '2030-01-01' }).assumptions).toEqual([]);
    expect(
      calculate({ ...LOT, variant: 'construct', bodyClass: 'suv', date: '2030-01-01' }).assumptions,
    ).toHaveLength(1);
  });
});

describe('rates', () => {
  test('equal rates have one key, in any order', () => {
    const { jpy, eur } = rates.data;
    if (!jpy || !eur) throw new Error('no rates');
    expect(readRates({ jpy, eur }).key).toBe(readRates({ eur, jpy }).key);
    expect(readRates({ jpy, eur }).key).not.toBe(readRates({ jpy: { ...jpy, rub: '0.56' }, eur }).key);
    expect(readRates({ jpy }).key).not.toBe(readRates({ jpy: { ...jpy, date: '2026-09-06' } }).key);
    expect(() => readRates({ jpy: { ...jpy, rub: -1 } })).toThrow(
      'The rate of jpy is -1: it must be above 0',
    );
  });
  test('given rates leave the others unchanged', () => {
    expect(calculate({ ...LOT, eurRate: 100 }).lines[0]?.rateSource).toContain('допущение');
    expect(calculate({ ...LOT, rates: { jpy: 0.6 } }).lines.find(({ code }) => code === 'duty')?.rate).toBe(
      100.5693,
    );
  });
  test('a missing rate is reported for the price and for costs', () => {
    const { jpy: _jpy, ...others } = rates.data;
    const tables = selectTables(allTables, TODAY);
    const noYen = readRates(others);
    const calculateWith = (over: object) =>
      calculateCost(read({ ...LOT, ...over }), tables, settings, noYen, TODAY);
    expect(() => calculateWith({})).toThrow('currency: there is no rate of jpy');
    expect(() => calculateWith({ currency: 'usd' })).toThrow('rates: there is no rate of jpy');
  });
});

describe('input that did not pass the schema', () => {
  const tables = () => selectTables(allTables, TODAY);
  const direct = {
    payer: 'physic',
    kind: 'car',
    fuel: 'petrol',
    variant: 'poshlina',
    displacementCc: 1500,
  } as const;
  test.each([
    [{ currency: 'jpy' }, 'price: is missing (не указана цена)'],
    [{ price: 5 }, 'currency: is missing (не указана валюта)'],
    [
      { price: 5, currency: 'jpy', ageMonths: -1 },
      'ageMonths: must not be negative (возраст не может быть отрицательным)',
    ],
    [
      { price: 5, currency: 'krw', variant: 'raspil' },
      'variant: is possible for Japan only (конструктор и распил — только из Японии)',
    ],
  ] as const)('%j', (over, message) => {
    const calculateInvalid = () => calculateCost({ ...direct, ...over }, tables(), settings, rates, TODAY);
    expect(calculateInvalid).toThrow(message);
  });
  test('20 cm³ is accepted', () => {
    expect(calculate({ ...CAR, displacementCc: 20 }).lines).toHaveLength(3);
    expect(() => calculate({ ...CAR, displacementCc: 19.9 })).toThrow('displacementCc');
  });
});

describe('settings', () => {
  test('the version is a hash of the content', () => {
    expect(readSettings(defaultSettings).version).toBe(settings.version);
    expect(readSettings({ ...defaultSettings, marginPercent: { default: 1 } }).version).not.toBe(
      settings.version,
    );
    const { russia } = defaultSettings;
    const turned = Object.fromEntries(Object.entries(russia).toReversed());
    expect(readSettings({ ...defaultSettings, russia: turned }).version).toBe(settings.version);
  });
  test('a city may be written with е instead of ё', () => {
    const orel = { orel: { name: 'Орёл', deliveryRub: 170_000 } };
    for (const city of ['Орел', 'ОРЁЛ', 'orel'])
      expect(calculate({ ...LOT, settings: { cities: orel }, city }).lines.at(-1)?.label).toBe(
        'Доставка: Орёл',
      );
  });
  test('a wrong override is reported with its place, on one line', () => {
    const run = () => calculate({ ...LOT, settings: { russia: { broker: 'x' }, parts: 5 } });
    expect(run).toThrow('russia.broker');
    expect(run).toThrow(/^settings: [^\n]*$/);
    expect(() => calculate({ ...LOT, settings: { russia: null } })).toThrow('settings');
    expect(() => calculate({ ...LOT, settings: { russia: [1] } })).toThrow('settings');
  });
  test('currencies without their own margin use the default', () => {
    expect(calculate({ ...LOT, currency: 'cny' }).lines[0]?.rate).toBeCloseTo(12.8849 * 1.02, 10);
    expect(
      calculate({ ...LOT, currency: 'cny', settings: { marginPercent: { cny: 0 } } }).lines[0]?.rate,
    ).toBe(12.8849);
  });
});

test.each(['car', 'motorcycle', 'truck'] as const)(
  'whoever calculates «Распил» of a %s reads that it cannot be registered',
  (kind) => {
    const { assumptions } = calculate({ ...LOT, kind, variant: 'raspil' });
    expect(assumptions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['parts_estimate', 'raspil_no_registration']),
    );
  },
);
