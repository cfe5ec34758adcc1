import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMessageRu } from '../wire/complaints.ts';
import { calcInputSchema } from './calcSchemas.ts';

const GOOD = { price: 1_000_000, currency: 'jpy' };
type Raw = Readonly<Record<string, unknown>>;

/** «field: English (Russian)» of each complaint. */
const listComplaints = (overrides: Raw): string[] =>
  calcInputSchema
    .safeParse({ ...GOOD, ...overrides })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message} (${findMessageRu(issue)})`) ??
  [];

const NUMBERS = [
  ['customsValueRub', 1e12],
  ['price', 1.5e12],
  ['eurRate', 1e6],
  ['displacementCc', 120_000],
  ['powerHp', 5000],
  ['powerKw', 5000],
  ['power30Kw', 5000],
  ['ageMonths', 2400],
  ['year', 2200],
  ['month', 12],
  ['massKg', 500_000],
] as const;
const WHOLE = ['ageMonths', 'year', 'month'] as const;
const ABOVE_ZERO = ['customsValueRub', 'price', 'eurRate', 'powerHp', 'powerKw', 'massKg'] as const;
const FROM_ZERO = ['displacementCc', 'power30Kw'] as const;
const MINIMUMS = [
  ['ageMonths', 0],
  ['year', 1900],
  ['month', 1],
] as const;

/** Other fields that a field needs, so that it is the only invalid one. */
const addRequired = (field: string): Raw => {
  if (field === 'month') return { year: 2020 };
  return field === 'customsValueRub' ? { price: undefined } : {};
};

describe('numbers', () => {
  test.each(NUMBERS)('%s is at most %d', (field, max) => {
    expect(listComplaints({ ...addRequired(field), [field]: max })).toEqual([]);
    expect(listComplaints({ ...addRequired(field), [field]: max + 1 })).toEqual([
      `${field}: must be ${max} or less (должно быть не больше ${max})`,
    ]);
  });

  test.each(NUMBERS.map(([field]) => field))('%s is a number or a text of digits', (field) => {
    for (const value of ['много', '1e3', '0x10', '1 000', '1.5.2', '--5', '5,', 'Infinity', true, [5], {}])
      expect(listComplaints({ ...addRequired(field), [field]: value })).toEqual([
        `${field}: must be a number (должно быть числом)`,
      ]);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(listComplaints({ ...addRequired(field), [field]: value })[0]).toMatch(
        new RegExp(`^${field}: must be`),
      );
  });

  test.each(WHOLE)('%s is whole', (field) => {
    for (const value of [5.5, '5,5'])
      expect(listComplaints({ ...addRequired(field), [field]: value })).toContain(
        `${field}: must be whole (должно быть целым)`,
      );
  });

  test.each(MINIMUMS)('%s is at least %d', (field, min) => {
    expect(listComplaints({ ...addRequired(field), [field]: min })).toEqual([]);
    expect(listComplaints({ ...addRequired(field), [field]: min - 1 })).toEqual([
      `${field}: must be ${min} or more (должно быть не меньше ${min})`,
    ]);
  });

  test.each(ABOVE_ZERO)('%s is above zero', (field) => {
    expect(listComplaints({ ...addRequired(field), [field]: 0.01 })).toEqual([]);
    for (const value of [0, '0', '-0,5', -1])
      expect(listComplaints({ ...addRequired(field), [field]: value })).toEqual([
        `${field}: must be above zero (должно быть больше нуля)`,
      ]);
  });

  test.each(FROM_ZERO)('%s may be zero, not less', (field) => {
    expect(listComplaints({ [field]: 0 })).toEqual([]);
    expect(listComplaints({ [field]: -0.1 })).toEqual([
      `${field}: must not be negative (не может быть отрицательным)`,
    ]);
  });

  test('a text of digits with point, comma or surrounding blanks is a number; null and blanks count as absent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 499_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom('.', ','),
        (whole, rest, point) => {
          const text = `${whole}${point}${String(rest).padStart(2, '0')}`;
          const { massKg } = calcInputSchema.parse({ ...GOOD, massKg: ` ${text}\t` });
          expect(massKg).toBe(Number(text.replace(',', '.')));
        },
      ),
    );
    for (const value of [null, '', '  ', undefined])
      expect(calcInputSchema.parse({ ...GOOD, powerHp: value }).powerHp).toBeUndefined();
  });
});

describe('words', () => {
  test.each([
    ['payer', 'physic, jur', 'physic, jur'],
    ['kind', 'car, motorcycle, truck, machinery', 'car, motorcycle, truck, machinery'],
    [
      'fuel',
      'petrol, diesel, gas, hybrid, plug_in_hybrid, series_hybrid, electric, unknown',
      'petrol, diesel, gas, hybrid, plug_in_hybrid, series_hybrid, electric, unknown',
    ],
    [
      'variant',
      'poshlina, construct, raspil, auction, china, japan',
      'poshlina, construct, raspil, auction, china, japan',
    ],
    [
      'bodyClass',
      'passenger, minivan, suv, truck, moto',
      'passenger, minivan, suv, truck, moto, sedan, легковой, минивэн, джип, грузовик, мото',
    ],
    ['country', 'japan, korea, china, europe', 'japan, korea, china, europe'],
  ])('%s is one of %s', (field, english, russian) => {
    for (const value of ['nonsense', 5, ['car'], 'constructor'])
      expect(listComplaints({ [field]: value })).toEqual([
        `${field}: must be one of ${english} (допустимо: ${russian})`,
      ]);
    for (const word of english.split(', ')) {
      const parsedInput = calcInputSchema.parse({ ...GOOD, [field]: ` ${word.toUpperCase()} ` });
      expect(parsedInput[field as 'payer']).toBe(word);
    }
  });

  test.each([
    ['Легковой', 'passenger'],
    ['sedan', 'passenger'],
    ['минивэн', 'minivan'],
    ['ДЖИП ', 'suv'],
    ['грузовик', 'truck'],
    ['мото', 'moto'],
  ])('body class «%s» is %s', (bodyClass, expected) => {
    expect(calcInputSchema.parse({ ...GOOD, bodyClass }).bodyClass).toBe(expected);
  });

  test('defaults: an individual, a car, petrol, full duty', () => {
    const blanks = { payer: null, kind: '', fuel: ' ', variant: undefined };
    expect(calcInputSchema.parse({ ...GOOD, ...blanks, bodyClass: '', country: null })).toEqual({
      ...GOOD,
      payer: 'physic',
      kind: 'car',
      fuel: 'petrol',
      variant: 'poshlina',
    });
  });
});

const CURRENCY = 'must be a currency code, such as jpy (должно быть кодом валюты, например jpy)';
const DAY = 'must be a day, such as 2026-11-21 (должно быть датой вида 2026-11-21)';
const TEXT = 'must be text (должно быть текстом)';

test.each<readonly [Raw, string]>([
  ...['y', 'yena', 'йен', 5, 'j1y'].map((currency) => [{ currency }, `currency: ${CURRENCY}`] as const),
  ...['21.11.2026', '2026-02-29', '2026-13-01', '2026-1-1', 20_261_121, '2026-11-21T00:00:00Z'].map(
    (date) => [{ date }, `date: ${DAY}`] as const,
  ),
  ...['1999-12-31', '2101-01-01'].map(
    (date) =>
      [{ date }, 'date: must be between 2000 and 2100 (должно быть между 2000 и 2100 годом)'] as const,
  ),
  [{ city: 5 }, `city: ${TEXT}`],
  [{ source: {} }, `source: ${TEXT}`],
  [{ city: 'г'.repeat(101) }, 'city: is too long (слишком длинное значение)'],
  [
    { rates: 'jpy:0.55' },
    'rates: must be an object: currency → roubles for one unit (должно быть объектом: валюта → ₽)',
  ],
  [{ rates: { jpy: '-1' } }, 'rates.jpy: must be above zero (должно быть больше нуля)'],
  [{ rates: { jpy: null } }, 'rates.jpy: must be a number (должно быть числом)'],
  [{ rates: { eur: 1_000_001 } }, 'rates.eur: must be 1000000 or less (должно быть не больше 1000000)'],
  [{ settings: [] }, 'settings: must be an object (должно быть объектом)'],
])('%j: %s', (overrides, expected) => {
  expect(listComplaints(overrides)).toEqual([expected]);
});

test.each(['2000-01-01', '2100-12-31'])('%s is a day', (date) => {
  expect(listComplaints({ date })).toEqual([]);
});

test('texts, days and currencies are trimmed; currencies of rates are accepted in any case', () => {
  const parsedInput = calcInputSchema.parse({
    price: '5,5',
    currency: ' JPY ',
    date: ' 2024-02-29 ',
    city: ` ${'г'.repeat(100)} `,
    source: '  ',
    rates: { ' EUR ': '100,5', usd: 90 },
    settings: { russia: { bank: 1 } },
    extra: 1,
  });
  expect(parsedInput).toMatchObject({
    price: 5.5,
    currency: 'jpy',
    date: '2024-02-29',
    city: 'г'.repeat(100),
    rates: { eur: 100.5, usd: 90 },
    settings: { russia: { bank: 1 } },
  });
  expect(parsedInput.source).toBeUndefined();
  expect(parsedInput).not.toHaveProperty('extra');
});

describe('fields that depend on each other', () => {
  test.each([
    [
      { price: undefined },
      'price: is missing; give price or customsValueRub (не указана цена (или customsValueRub))',
    ],
    [
      { customsValueRub: 1 },
      'customsValueRub: must not be given together with price (нельзя указывать вместе с ценой)',
    ],
    [{ currency: undefined }, 'currency: is missing (не указана валюта)'],
    [{ month: 5 }, 'year: is missing; month needs it (не указан год при месяце)'],
    [{ powerHp: 100, powerKw: 75 }, 'powerKw: contradicts powerHp (противоречит мощности в л.с.)'],
  ])('%j: %s', (overrides, expected) => {
    expect(listComplaints(overrides)).toEqual([expected]);
  });

  test('a declared value needs no currency and a year no month; hp and kW may differ by rounding', () => {
    expect(listComplaints({ price: undefined, currency: undefined, customsValueRub: 1 })).toEqual([]);
    expect(listComplaints({ year: 2020 })).toEqual([]);
    // 160 hp are 117.68 kW.
    expect(listComplaints({ powerHp: 160, powerKw: 118.67 })).toEqual([]);
    expect(listComplaints({ powerHp: 160, powerKw: 116.69 })).toEqual([]);
    expect(listComplaints({ powerHp: 160, powerKw: 118.69 })).toHaveLength(1);
    expect(listComplaints({ powerHp: 160, powerKw: 116.67 })).toHaveLength(1);
  });

  test('reports all faults at once', () => {
    expect(listComplaints({ price: undefined, month: 5, powerHp: 100, powerKw: 90 })).toHaveLength(3);
  });
});
