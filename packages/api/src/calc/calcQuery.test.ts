import { describe, expect, test } from 'vitest';
import { findMessageRu } from '../wire/complaints.ts';
import { encodeCalcPairs } from './calcClient.ts';
import { bidQuerySchema, calcBatchSchema, calcLotSchema, calcQuerySchema } from './calcQuery.ts';
import { VARIANTS } from '@vvoz/law/costTypes';

const LOT = { price: '1000000', currency: 'JPY' };
type Raw = Readonly<Record<string, unknown>>;

const listComplaints =
  (schema: typeof calcQuerySchema | typeof bidQuerySchema | typeof calcBatchSchema) =>
  (raw: Raw): string[] =>
    schema.safeParse(raw).error?.issues.map((issue) => {
      const messageRu = findMessageRu(issue);
      return `${issue.path.join('.')}: ${issue.message}${messageRu === undefined ? '' : ` (${messageRu})`}`;
    }) ?? [];

describe('the query for one lot', () => {
  const findComplaints = (overrides: Raw) => listComplaints(calcQuerySchema)({ ...LOT, ...overrides });

  test.each([
    ['98', 98],
    ['52,5', 52.5],
    ['280,313', [280, 313]],
    [' 280 , 294,313 ', [280, 294, 313]],
    [98, 98],
  ])('the power %j is %j', (pw, expected) =>
    expect(calcQuerySchema.parse({ ...LOT, pw }).pw).toEqual(expected),
  );

  test('reads the fields of a lot in either letter case; the known case takes precedence', () => {
    const read = (raw: Raw) => calcQuerySchema.parse({ CURRENCY: 'JPY', ...raw });
    expect(read({ PRICE: '1000000', ENG_V: '1998', PW: '98', Year: '2019' })).toMatchObject({
      price: 1_000_000,
      currency: 'jpy',
      eng_v: 1998,
      pw: 98,
      year: 2019,
    });
    expect(read({ PRICE: '5', price: '7' }).price).toBe(7);
    expect(read({ customsValueRub: '9', ID: 'x' })).toMatchObject({ customsValueRub: 9, ID: 'x' });
  });
  test('reads fields of the feeds and of the engine, and keeps unknown ones', () => {
    expect(
      calcQuerySchema.parse({
        ...LOT,
        type: 'JUR',
        payer: 'physic',
        eng_v: '1998',
        pw: '0',
        mass: 0,
        time: ' H ',
        body_type: 'wagon',
        request_from: 'Catalog',
        response_type: 'total',
        brand: 'TOYOTA',
      }),
    ).toMatchObject({
      price: 1_000_000,
      currency: 'jpy',
      type: 'jur',
      payer: 'physic',
      eng_v: 1998,
      pw: 0,
      mass: 0,
      time: 'H',
      body_type: 'wagon',
      request_from: 'catalog',
      response_type: 'total',
      brand: 'TOYOTA',
    });
  });

  test('does not fill in defaults of the engine', () => {
    const { payer, kind, fuel, variant } = calcQuerySchema.parse(LOT);
    expect([payer, kind, fuel, variant]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    [{ price: undefined }, 'price: is missing (не указана цена)'],
    [{ price: ' ' }, 'price: is missing (не указана цена)'],
    [{ currency: '' }, 'currency: is missing (не указана валюта)'],
    [{ type: 'x' }, 'type: must be one of physic, jur (допустимо: physic, jur)'],
    [{ eng_v: 120_001 }, 'eng_v: must be 120000 or less (должно быть не больше 120000)'],
    [{ pw: 5001 }, 'pw: must be 5000 or less (должно быть не больше 5000)'],
    [{ pw: -1 }, 'pw: must not be negative (не может быть отрицательным)'],
    [{ mass: 500_001 }, 'mass: must be 500000 or less (должно быть не больше 500000)'],
    [
      { request_from: 'moon' },
      'request_from: must be one of catalog, page, list (допустимо: catalog, page, list)',
    ],
    [{ response_type: 'all' }, 'response_type: must be one of detail, total (допустимо: detail, total)'],
    [{ rates: 'jpy' }, 'rates.jpy: must be a number (должно быть числом)'],
    [{ rates: 'jpy:0' }, 'rates.jpy: must be above zero (должно быть больше нуля)'],
    [
      { rates: 5 },
      'rates: must be an object: currency → roubles for one unit (должно быть объектом: валюта → ₽)',
    ],
  ])('%j: %s', (overrides, expected) => {
    expect(findComplaints(overrides)).toEqual([expected]);
  });

  test('names a rate whose key is not a currency', () => {
    expect(findComplaints({ rates: 'jpy:0.5,йена:5' })).toEqual([expect.stringMatching(/^rates\.йена: /)]);
  });

  test('a declared value needs neither price nor currency', () => {
    expect(listComplaints(calcQuerySchema)({ customsValueRub: 5 })).toEqual([]);
  });

  test.each([
    ['jpy:0.55,cny:12.9', { jpy: 0.55, cny: 12.9 }],
    [' EUR : 100.5 ', { eur: 100.5 }],
    [{ usd: '90,5' }, { usd: 90.5 }],
    ['', undefined],
    [' ', undefined],
    [null, undefined],
  ])('rates %j are %j', (rates, expected) => {
    expect(calcQuerySchema.parse({ ...LOT, rates }).rates).toEqual(expected);
  });
});

describe('the query for bids', () => {
  const findComplaints = (overrides: Raw) =>
    listComplaints(bidQuerySchema)({ currency: 'jpy', budget: '1500000', ...overrides });

  test('needs a budget and a currency, no price', () => {
    expect(findComplaints({})).toEqual([]);
    expect(findComplaints({ step: '' })).toEqual([]);
    expect(findComplaints({ currency: undefined })).toEqual(['currency: is missing (не указана валюта)']);
    expect(findComplaints({ budget: undefined })).toEqual(['budget: must be a number (должно быть числом)']);
    expect(findComplaints({ budget: 0 })).toEqual(['budget: must be above zero (должно быть больше нуля)']);
    expect(findComplaints({ budget: 1e12 + 1 })).toHaveLength(1);
    expect(findComplaints({ step: 0 })).toEqual(['step: must be above zero (должно быть больше нуля)']);
    expect(findComplaints({ step: 100_000_001 })).toHaveLength(1);
  });
});

describe('the body for a batch of lots', () => {
  const findComplaints = listComplaints(calcBatchSchema);
  const makeLots = (count: number) => Array.from({ length: count }, () => LOT);

  test('accepts 1 to 100 lots, with full duty as the default variant', () => {
    expect(calcBatchSchema.parse({ lots: makeLots(1) }).variants).toEqual(['poshlina']);
    expect(calcBatchSchema.parse({ lots: makeLots(100), variants: VARIANTS }).variants).toEqual(VARIANTS);
    expect(findComplaints({ lots: [] })).toEqual([
      'lots: must have at least one lot (должен быть хотя бы один лот)',
    ]);
    expect(findComplaints({ lots: makeLots(101) })).toEqual([
      'lots: must have at most 100 lots (не больше 100 лотов)',
    ]);
    expect(findComplaints({ lots: makeLots(1), variants: [] })).toHaveLength(1);
    expect(findComplaints({ lots: makeLots(1), variants: ['free'] })).toHaveLength(1);
  });

  test('reports a wrong field beside the lots, but not a wrong lot', () => {
    expect(findComplaints({ lots: [{ price: 'много' }] })).toEqual([]);
    expect(findComplaints({ lots: makeLots(1), price: 5 })).toHaveLength(1);
    expect(findComplaints({ lots: makeLots(1), date: 'today' })[0]).toMatch(/^date: must be a day/);
  });
});

test('encodeCalcPairs writes the known facts of a lot and the choices of the visitor', () => {
  expect(
    encodeCalcPairs(
      { price: 5, currency: 'jpy', kind: 'car', fuel: 'petrol', year: 2020, month: undefined },
      { payer: 'jur', city: 'omsk', variant: undefined },
    ),
  ).toEqual([
    ['price', '5'],
    ['currency', 'jpy'],
    ['kind', 'car'],
    ['fuel', 'petrol'],
    ['year', '2020'],
    ['payer', 'jur'],
    ['city', 'omsk'],
  ]);
});

test.each([
  ['280,294,313', [280, 294, 313]],
  [' 52, 64 ', [52, 64]],
  ['52,5', 52.5],
  ['280', 280],
  ['', undefined],
])('pw %j of a feed is %j', (pw, expected) => {
  expect(calcLotSchema.parse({ pw }).pw).toEqual(expected);
});
