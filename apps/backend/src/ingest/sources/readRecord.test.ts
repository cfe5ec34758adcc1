import { describe, expect, test } from 'vitest';
import { readableTable } from '../feedTables.ts';
import { aleadoRow, koreaRow, machinePost } from '../testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

function read(source: string, record: unknown) {
  const { table, readRecord } = readableTable(source);
  return readRecord(record, table, now);
}

function lotOf(source: string, record: unknown) {
  const reading = read(source, record);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  return reading.lot;
}

describe('aleado', () => {
  test('a coming lot in the units of the catalogue', () => {
    expect(lotOf('aleado/japan', aleadoRow())).toEqual({
      external_id: '0k3f9a1x',
      type: 'japan',
      live: 1,
      brand: 'TOYOTA',
      model: 'PRIUS',
      kuzov: 'ZVW50',
      year: 2019,
      month: null,
      engine: 1800,
      power: 98,
      power_options: '',
      mileage: 48_000,
      rate: '4.5',
      rate_rank: 9,
      drive: 'FF',
      gearbox: 'CVT',
      gearbox_kind: 'CVT',
      fuel: 'hybrid',
      color: 'pearl',
      day: '2026-11-25',
      auction_date: '2026-11-25T10:42:00',
      start: 800_000,
      average: 1_350_000,
      finish: null,
      price: 800_000,
      currency: 'jpy',
      status: 'coming',
      lot_number: '40217',
      left_hand: 0,
      auction: 'USS Tokyo',
      town: 'Chiba',
      grade: 'S TOURING SELECTION',
      body_type: 'hatchback',
      equipment: 'AAC PS PW ABS NAV AW',
      country: 'JP',
      serial: 'ZVW50-8012345',
      info: 'INT:B EXT:B MARKS:A1@bumperF NOTES:Один владелец',
      images: '/pictures/japan/0k3f9a1x/0?v=1#/pictures/japan/0k3f9a1x/1?v=1',
      parent: 'japan',
      length: null,
      width: null,
      height: null,
      mass: null,
      clearance: null,
      cost: null,
      age_class: '',
      fee_class: '',
      sanctioned: 0,
      details: '',
    });
  });

  test.each([
    ['brands of any case', { MARKA_NAME: ' Toyota ' }, { brand: 'TOYOTA' }],
    ['no power', { PW: '' }, { power: null }],
    ['power in kW', { PW: '85kW' }, { power: 116 }],
    ['a mileage of 0, which is unknown', { MILEAGE: '0' }, { mileage: null }],
    ['no engine', { ENG_V: '0' }, { engine: null }],
    ['an unknown colour', { COLOR: 'TEAL DREAM' }, { color: '' }],
    ['an unknown drive', { PRIV: '?' }, { drive: '' }],
    [
      'a gearbox known by its type only',
      { KPP: 'XYZ', KPP_TYPE: '1' },
      { gearbox: 'XYZ', gearbox_kind: 'MT' },
    ],
    ['no inspection', { RATE: '***' }, { rate: '***', rate_rank: 0 }],
    ['a grade that is none', { RATE: 'ok' }, { rate: '', rate_rank: null }],
    ['spaces in a trim', { GRADE: ' S   TOURING ' }, { grade: 'S TOURING' }],
    ['no pictures', { IMAGES: '' }, { images: '' }],
    ['a start price that is missing', { START: '' }, { start: null, price: 1_350_000 }],
    ['a lot that was called off', { STATUS: 'Cancelled' }, { status: 'cancelled', live: 0 }],
    ['numbers instead of texts', { YEAR: 2019, START: 900 }, { year: 2019, price: 900_000 }],
  ])('%s', (_, fields, expected) => {
    expect(lotOf('aleado/japan', aleadoRow(fields))).toMatchObject(expected);
  });

  test.each([
    ['sold', { STATUS: 'Sold', FINISH: '1412' }, { status: 'sold', finish: 1_412_000, price: 1_412_000 }],
    ['sold by nego', { STATUS: 'SOLD BY NEGO', FINISH: '1412' }, { status: 'sold', price: 1_412_000 }],
    ['not sold', { STATUS: 'NOT SOLD', FINISH: '700' }, { status: 'not_sold', finish: 700_000 }],
    ['sold for nothing', { STATUS: 'sold', FINISH: '0' }, { finish: null, price: 800_000 }],
    ['removed, kept in the archive', { STATUS: 'removed' }, { status: 'removed', live: 1 }],
    ['no year', { STATUS: 'sold', YEAR: '' }, { year: null }],
  ])('the archive: %s', (_, fields, expected) => {
    expect(lotOf('aleado/japan_st', aleadoRow(fields))).toMatchObject(expected);
  });
});

describe('jpcenter', () => {
  const europeRow = (fields: Readonly<Record<string, unknown>> = {}) =>
    koreaRow({ AUCTION_DATE: '2026-11-25 10:42:00', ...fields });

  test('Korean prices are in 10,000 won, years carry the month, the asking price is the price', () => {
    expect(lotOf('jpcenter/korea', koreaRow())).toMatchObject({
      type: 'korean',
      kuzov: 'MQ4',
      year: 2021,
      month: 7,
      power: null,
      finish: 26_500_000,
      price: 26_500_000,
      currency: 'krw',
      status: 'coming',
      left_hand: 1,
      auction_date: '',
      country: 'KR',
    });
  });

  test('Chinese prices and mileages are in ten thousands with a point', () => {
    expect(lotOf('jpcenter/china', koreaRow({ FINISH: '15.88', MILEAGE: '3.20' }))).toMatchObject({
      finish: 158_800,
      mileage: 32_000,
      currency: 'cny',
    });
  });

  test('machines for sale have a PRICE, machines at auction a START', () => {
    const machine = koreaRow({ FINISH: '0' });
    expect(lotOf('jpcenter/hdm', { ...machine, PRICE: '2500000' })).toMatchObject({ price: 2_500_000 });
    expect(lotOf('jpcenter/hdm', { ...machine, PRICE: '', START: '900000' })).toMatchObject({
      finish: null,
      start: 900_000,
      price: 900_000,
    });
  });

  test('a European lot names its currency', () => {
    expect(lotOf('jpcenter/europe', europeRow({ CURRENCY: 'USD' })).currency).toBe('usd');
    expect(lotOf('jpcenter/europe', europeRow()).currency).toBe('eur');
    expect(read('jpcenter/europe', europeRow({ CURRENCY: 'XYZ' }))).toMatchObject({
      lot: { currency: 'eur' },
      unknownWords: [{ vocabulary: 'currency', word: 'xyz' }],
    });
  });

  test('auctions of low quality are left out', () => {
    expect(read('jpcenter/europe', europeRow({ AUCTION_TYPE: '1' }))).toEqual({ kind: 'skipped' });
  });
});

describe('wordpress', () => {
  test('a machine, without the HTML of its post', () => {
    const lot = lotOf('wordpress/spec', machinePost());
    expect(lot).toMatchObject({
      external_id: '4711',
      type: 'spec',
      brand: 'KOMATSU',
      model: 'PC200-8',
      year: 2019,
      mileage: 6480,
      power: 150,
      fuel: 'diesel',
      price: 312_000,
      currency: 'cny',
      status: 'coming',
      town: 'Шанхай & область',
    });
    expect(JSON.stringify(lot)).not.toContain('<');
  });

  test('a draft is left out', () => {
    expect(read('wordpress/spec', machinePost({}, { status: 'draft' }))).toEqual({ kind: 'skipped' });
  });

  test('a rejection names the fields', () => {
    expect(read('wordpress/spec', machinePost({ model_name: '' }, { id: undefined }))).toEqual({
      kind: 'rejected',
      reason: 'id is missing; acf.model_name is missing',
    });
  });

  test('a field that cannot be read is dropped, and the machine stays', () => {
    expect(read('wordpress/spec', machinePost({ price: '-5', year: '3019' }))).toMatchObject({
      lot: { price: null, year: null, model: 'PC200-8' },
      dropped: [
        { field: 'acf.price', reason: 'is below 0', value: '-5' },
        { field: 'acf.year', reason: 'is not the year of a vehicle', value: '3019' },
      ],
    });
  });
});
