import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { wireLotSchema } from './lotSchema.ts';
import { parseLot } from './parseLot.ts';

const WIRE = { ID: '7', TYPE: 'japan', MARKA_NAME: 'TOYOTA', MODEL_NAME: 'PRIUS', CURRENCY: 'JPY' };
const LOT = { ...bareLot, id: '7' };
const parseWire = (overrides: object = {}) => parseLot(wireLotSchema.parse({ ...WIRE, ...overrides }));

describe('a lot is unreadable', () => {
  test.each([
    ['TYPE', 'mars'],
    ['TYPE', ''],
    ['TYPE', 'japan '.repeat(2)],
    ['ID', ' '],
    ['MARKA_NAME', ''],
    ['MODEL_NAME', '  '],
    ['CURRENCY', 'gbp'],
    ['CURRENCY', '¥'],
    ['STATUS', 'lost'],
    ['STATUS', 'soldier'],
    ['STATUS', '7'],
  ])('if %s is «%s»', (field, value) => {
    const reading = parseWire({ [field]: value });
    expect(reading).toMatchObject({ kind: 'unreadable', fault: { field } });
  });
  test.each(['left', 'europe', 'europe_st'])(
    'if it is of %s and has no currency, because the type has several',
    (type) =>
      expect(parseWire({ TYPE: type, CURRENCY: '' })).toEqual({
        kind: 'unreadable',
        fault: { field: 'CURRENCY', value: '' },
      }),
  );
});

describe('a missing value', () => {
  test.each([
    ['japan', 'jpy'],
    ['bike_st', 'jpy'],
    ['spec_japan', 'jpy'],
    ['korean', 'krw'],
    ['china', 'cny'],
    ['spec', 'cny'],
    ['stock', 'rub'],
  ] as const)('of CURRENCY means the currency of the type: %s, %s', (type, currency) => {
    expect(parseWire({ TYPE: type, CURRENCY: null })).toMatchObject({ lot: { currency } });
    expect(parseWire({ TYPE: type, CURRENCY: 'usd' })).toMatchObject({ lot: { currency: 'usd' } });
  });
  test('may be written as zero, a blank or the zero date', () =>
    expect(
      parseWire({
        YEAR: 0,
        ENG_V: '',
        START: '0',
        FINISH: null,
        RATE: '',
        TIME: ' ',
        LHDRIVE: '0',
        AUCTION_DATE: '0000-00-00 00:00:00',
        IMAGES: '##',
        EQUIP: null,
        KUZOV: '',
        INSPECTION: ' ',
      }),
    ).toEqual({ kind: 'lot', lot: LOT, dropped: [] }));
  test('is different from a mileage of 0', () =>
    expect(parseWire({ MILEAGE: 0 })).toMatchObject({ lot: { mileageKm: 0 } }));
});

describe('a value in the normal form is read', () => {
  test.each<[object, Partial<Lot>]>([
    [{ STATUS: '' }, { status: 'coming' }],
    [{ STATUS: 'SOLD' }, { status: 'sold' }],
    [{ STATUS: 'Sold by nego' }, { status: 'sold' }],
    [{ STATUS: 'not sold' }, { status: 'not_sold' }],
    [{ STATUS: 'not_sold' }, { status: 'not_sold' }],
    [{ STATUS: 'withdrawn' }, { status: 'withdrawn' }],
    [{ CURRENCY: 'eur' }, { currency: 'eur' }],
    [{ TIME: 'HE' }, { fuel: 'hybrid' }],
    [{ COLOR: 'Pearl' }, { color: 'pearl' }],
    [{ PRIV: '4WD' }, { drive: '4WD' }],
    [{ RATE: '***' }, { rate: '***' }],
    [{ KPP: '6F' }, { gearbox: '6F' }],
    [
      { MARKA_NAME: ' Toyota ', KUZOV: 'zvw51' },
      { brand: 'TOYOTA', kuzov: 'ZVW51' },
    ],
    [{ AUCTION_DATE: '2026-11-25T09:40:00' }, { auctionDate: '2026-11-25T09:40:00' }],
    [{ AUCTION_DATE: '2026-11-25 09:40' }, { auctionDate: '2026-11-25T09:40:00' }],
    [{ AUCTION_DATE: '2026-11-25' }, { auctionDate: '2026-11-25T00:00:00' }],
    [{ LOT: '', LOT_NUM: '5124' }, { lotNumber: '5124' }],
    [{ LOT: '5123', LOT_NUM: '5124' }, { lotNumber: '5123' }],
    [{ LHDRIVE: 1 }, { leftHand: true }],
    [{ EQUIP: 'AAC, PS' }, { equipment: ['AAC', 'PS'] }],
    [{ IMAGES: ['/a/0', ' ', '/a/1'] }, { images: ['/a/0', '/a/1'] }],
    [{ GROUP: 'Экскаваторы' }, { details: { group: 'Экскаваторы' } }],
  ])('%j', (overrides, expected) =>
    expect(parseWire(overrides)).toEqual({ kind: 'lot', lot: { ...LOT, ...expected }, dropped: [] }),
  );
});

describe('a value of another form is dropped, never guessed', () => {
  test.each([
    { COLOR: 'PEARL WHITE' },
    { PRIV: 'AWD' },
    { RATE: '4.0' },
    { KPP: 'cvt' },
    { TIME: 'Z' },
    { BODY_TYPE: 'SUV' },
    { LHDRIVE: 'yes' },
    { AGE_CLASS: 'old' },
    { FEE_CLASS: 'HIGHER' },
    { AUCTION_DATE: '2026-11-25T09:40:00Z' },
    { AUCTION_DATE: '2026-02-30 09:40:00' },
    { AUCTION_DATE: '2026-11-25 24:40:00' },
    { AUCTION_DATE: 'tomorrow' },
    { YEAR: 2019.5 },
    { MONTH: 13 },
    { START: -1 },
    { MILEAGE: -5 },
    { FINISH: 1e300 },
  ])('%j', (overrides) => {
    const [[field, value] = []] = Object.entries(overrides);
    expect(parseWire(overrides)).toEqual({
      kind: 'lot',
      lot: LOT,
      dropped: [{ field, value: String(value) }],
    });
  });
});

test('no record with the right shape throws', () => {
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const shape: Readonly<Record<string, z.ZodType>> = wireLotSchema.shape;
  const values = Object.entries(shape).map(
    ([name, schema]) =>
      [name, schema.safeParse('x').success ? fc.oneof(fc.string(), number) : number] as const,
  );
  fc.assert(
    fc.property(fc.record(Object.fromEntries(values), { requiredKeys: [] }), (overrides) => {
      expect(parseLot(wireLotSchema.parse({ ...WIRE, ...overrides }))).toBeDefined();
    }),
  );
});
