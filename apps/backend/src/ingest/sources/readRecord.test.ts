import { describe, expect, test } from 'vitest';
import { findReadableTable } from '../feedTables.ts';
import { jpcenter } from './jpcenter/jpcenterSource.ts';
import { createAleadoRow, createKoreaRow, createMachinePost } from '../testing/rows.ts';
import { NO_KINDS } from '../records/vehicleKinds.ts';

const now = new Date('2026-11-21T00:00:00Z');

function read(source: string, record: unknown) {
  const { table, readRecord } = findReadableTable(source);
  return readRecord(record, table, now);
}

function readLot(source: string, record: unknown) {
  const reading = read(source, record);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  return reading.lot;
}

describe('aleado', () => {
  test('a coming lot is read in the units of the catalogue', () => {
    expect(readLot('aleado/japan', createAleadoRow())).toEqual({
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
      estimate: null,
      estimate_low: null,
      estimate_high: null,
      few_sales: 0,
      price_share: null,
      usual_mileage: null,
      cost: null,
      age_class: '',
      fee_class: '',
      ...NO_KINDS,
      law_facts: '',
      cost_changes: '',
      sanctioned: 0,
      without_sheet: 0,
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
    ['a word that is not a grade', { RATE: 'ok' }, { rate: '', rate_rank: null }],
    ['spaces in a trim', { GRADE: ' S   TOURING ' }, { grade: 'S TOURING' }],
    ['no pictures', { IMAGES: '' }, { images: '' }],
    ['a start price that is missing', { START: '' }, { start: null, price: 1_350_000 }],
    ['a cancelled lot', { STATUS: 'Cancelled' }, { status: 'cancelled', live: 0 }],
    ['numbers instead of texts', { YEAR: 2019, START: 900 }, { year: 2019, price: 900_000 }],
  ])('%s', (_, fields, expected) => {
    expect(readLot('aleado/japan', createAleadoRow(fields))).toMatchObject(expected);
  });

  test.each([
    ['sold', { STATUS: 'Sold', FINISH: '1412' }, { status: 'sold', finish: 1_412_000, price: 1_412_000 }],
    ['sold by nego', { STATUS: 'SOLD BY NEGO', FINISH: '1412' }, { status: 'sold', price: 1_412_000 }],
    ['not sold', { STATUS: 'NOT SOLD', FINISH: '700' }, { status: 'not_sold', finish: 700_000 }],
    ['sold without a price', { STATUS: 'sold', FINISH: '0' }, { finish: null, price: 800_000 }],
    ['removed, kept in the archive', { STATUS: 'removed' }, { status: 'removed', live: 1 }],
    ['no year', { STATUS: 'sold', YEAR: '' }, { year: null }],
  ])('the archive: %s', (_, fields, expected) => {
    expect(readLot('aleado/japan_st', createAleadoRow(fields))).toMatchObject(expected);
  });
});

describe('jpcenter', () => {
  const createEuropeRow = (fields: Readonly<Record<string, unknown>> = {}) =>
    createKoreaRow({ AUCTION_DATE: '2026-11-25 10:42:00', ...fields });

  test('Korean prices are whole won, years contain the month, the asking price is the price', () => {
    expect(readLot('jpcenter/korea', createKoreaRow())).toMatchObject({
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

  test('Chinese prices are whole yuan, mileages km; the wheel is on the left without LHDRIVE', () => {
    const { LHDRIVE: _, ...row } = createKoreaRow({ FINISH: '158800', MILEAGE: '32000' });
    expect(readLot('jpcenter/china', row)).toMatchObject({
      finish: 158_800,
      mileage: 32_000,
      currency: 'cny',
      left_hand: 1,
    });
    expect(readLot('jpcenter/korea', row).left_hand).toBe(1);
    expect(readLot('jpcenter/europe', { ...row, AUCTION_DATE: '2026-11-25' }).left_hand).toBe(0);
  });

  test.each([
    ['SUV', { kuzov: '', body_type: 'suv' }],
    ['Sedan', { kuzov: '', body_type: 'sedan' }],
    ['MPV', { kuzov: '', body_type: 'minivan' }],
    ['MQ4', { kuzov: 'MQ4', body_type: '' }],
  ])('KUZOV %s of Korea is a body type if it is a known word', (KUZOV, expected) => {
    expect(readLot('jpcenter/korea', createKoreaRow({ KUZOV, BODY_TYPE: '' }))).toMatchObject(expected);
  });

  test('motorcycles: thousands of yen, LOT_NUM, a model without its brand, their own grades', () => {
    const bike = createKoreaRow({
      AUCTION_DATE: '2026-11-25 10:42:00',
      LOT: undefined,
      LOT_NUM: '815',
      MARKA_NAME: 'Ducati',
      MODEL_NAME: 'DUCATI 1198 S',
      START: '350',
      FINISH: '412',
      STATUS: 'sold',
      RATE_ENG: '5',
      MIL_NOTE: 'заявлен',
      INSPECTION: '2027-04',
    });
    expect(readLot('jpcenter/bike_st', bike)).toMatchObject({
      brand: 'DUCATI',
      model: '1198 S',
      lot_number: '815',
      start: 350_000,
      finish: 412_000,
      details: JSON.stringify({ rateEngine: '5', inspection: '2027-04', mileageNote: 'заявлен' }),
    });
    expect(readLot('jpcenter/bike', { ...bike, MODEL_NAME: 'DUCATI' }).model).toBe('DUCATI');
    const harley = { MARKA_NAME: 'Harley Davidson', MODEL_NAME: 'HARLEY-DAVIDSON XL883' };
    expect(readLot('jpcenter/bike', { ...bike, ...harley }).model).toBe('XL883');
  });

  test.each(['bike', 'bike_st'])('all prices of the table %s are in thousands of yen', (table) => {
    const bike = { AUCTION_DATE: '2026-11-25 10:42:00', START: '350', AVG_PRICE: '380', FINISH: '412' };
    expect(readLot(`jpcenter/${table}`, createKoreaRow(bike))).toMatchObject({
      start: 350_000,
      average: 380_000,
      finish: 412_000,
      currency: 'jpy',
    });
  });

  test('machines keep group, category and place, and may be without a year', () => {
    const machine = {
      ...createKoreaRow(),
      YEAR: '',
      GROUP: 'Earth moving',
      CATEGORY: 'Excavator',
      VOLUME: 'Kobe',
    };
    expect(readLot('jpcenter/hdm', machine)).toMatchObject({
      year: null,
      details: JSON.stringify({ group: 'Earth moving', category: 'Excavator', place: 'Kobe' }),
    });
  });

  test('machines for sale have a PRICE, machines at auction a START', () => {
    const machine = createKoreaRow({ FINISH: '0' });
    expect(readLot('jpcenter/hdm', { ...machine, PRICE: '2500000' })).toMatchObject({ price: 2_500_000 });
    expect(readLot('jpcenter/hdm', { ...machine, PRICE: '', START: '900000' })).toMatchObject({
      finish: null,
      start: 900_000,
      price: 900_000,
    });
  });

  test('a European lot has its own currency', () => {
    expect(readLot('jpcenter/europe', createEuropeRow({ CURRENCY: 'USD' })).currency).toBe('usd');
    expect(readLot('jpcenter/europe', createEuropeRow()).currency).toBe('eur');
    expect(read('jpcenter/europe', createEuropeRow({ CURRENCY: 'XYZ' }))).toMatchObject({
      lot: { currency: 'eur' },
      unknownWords: [{ vocabulary: 'currency', word: 'xyz' }],
    });
  });

  test('lots of AUCTION_TYPE 1 are kept, unless the operator leaves them out', () => {
    const row = createEuropeRow({ AUCTION_TYPE: '1' });
    expect(read('jpcenter/europe', row).kind).toBe('lot');
    const skips = (response: 'yes' | 'no' | '', record: unknown) => {
      const reading = jpcenter.variables.read({
        VVOZ_JPCENTER_URL: 'http://h',
        VVOZ_JPCENTER_CODE: 'c',
        VVOZ_JPCENTER_SKIP_TYPE_1: response,
      });
      return reading.kind === 'set up' && jpcenter.skips?.(reading.settings, record);
    };
    expect(skips('yes', row)).toBe(true);
    expect(skips('yes', { auction_type: 1 })).toBe(true);
    expect(skips('yes', createEuropeRow())).toBe(false);
    expect(skips('', row)).toBe(false);
  });

  test('field names are case-insensitive; of two that differ only in case, the one with a value counts', () => {
    const lower = Object.fromEntries(
      Object.entries(createKoreaRow()).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(readLot('jpcenter/korea', lower)).toEqual(readLot('jpcenter/korea', createKoreaRow()));
    expect(readLot('jpcenter/korea', { ...createKoreaRow({ GRADE: '' }), grade: 'Prestige' }).grade).toBe(
      'Prestige',
    );
  });

  test.each([
    [{ MILEAGE: '123,456' }, { mileage: 123_456 }],
    [{ MILEAGE: '8 000' }, { mileage: 8000 }],
    [{ MILEAGE: '8\u00A0000 km' }, { mileage: 8000 }],
    [{ MILEAGE: '0' }, { mileage: null }],
    [{ MILEAGE: 12_000 }, { mileage: 12_000 }],
    [{ ENG_V: '1000cc' }, { engine: 1000 }],
    [{ ENG_V: '1,998' }, { engine: 1998 }],
    [
      { YEAR: '2021', MONTH: '3' },
      { year: 2021, month: 3 },
    ],
    [
      { YEAR: '2021', MONTH: '0' },
      { year: 2021, month: null },
    ],
    [{ GRADE: 'R&amp;nbsp;S' }, { grade: 'R S' }],
    [{ GRADE: 'RS&#65393;' }, { grade: 'RSア' }],
    [{ GRADE: 'RS&amp;#65393;' }, { grade: 'RSア' }],
    [{ GRADE: 'ﾌﾟﾘｳｽ' }, { grade: 'プリウス' }],
    [{ STATUS: '&nbsp;' }, { status: 'coming' }],
    [{ STATUS: 'Available' }, { status: 'coming' }],
    [{ STATUS: 'NEGOTIATED' }, { status: 'sold' }],
    [{ STATUS: 'unsold' }, { status: 'not_sold' }],
    [{ STATUS: 'eaten' }, { status: 'unknown', details: '{"statusText":"eaten"}' }],
    [{ STATUS: '&amp;nbsp;' }, { status: 'coming' }],
    [{ TIME: '&' }, { fuel: 'diesel_hybrid' }],
    [{ TIME: '&amp;' }, { fuel: 'diesel_hybrid' }],
    [{ TIME: 'P' }, { fuel: 'plug_in_hybrid' }],
    [{ TIME: 'G+E' }, { fuel: 'hybrid' }],
    [{ TIME: 'LPGP' }, { fuel: 'gas' }],
    [{ TIME: '', ENG_V: '1998' }, { fuel: 'petrol' }],
    [{ TIME: '', ENG_V: '' }, { fuel: '' }],
    [{ TIME: '-', ENG_V: '1998' }, { fuel: '' }],
    [
      { TIME: '2026-11-22 09:00:00', ENG_V: '1998' },
      { fuel: '', details: '' },
    ],
    [{ PW: '280,294,313' }, { power: 313, power_options: '280,294,313' }],
    [{ PRIV: 'FR,FULLTIME4WD,PARTT' }, { drive: 'FR/4WD' }],
    [{ RATE: '3,5' }, { rate: '3.5' }],
    [{ COLOR: ' WHITE | RED ' }, { color: 'white' }],
    [{ LHDRIVE: '-' }, { left_hand: 1 }],
    [{ LHDRIVE: '' }, { left_hand: 1 }],
    [{ COLOR: 'TEAL DREAM' }, { color: '', details: '{"colorText":"TEAL DREAM"}' }],
    [
      { KPP: 'CVT', KPP_TYPE: '1' },
      { gearbox: 'CVT', gearbox_kind: 'MT' },
    ],
    [
      { KPP: '5F', KPP_TYPE: '2' },
      { gearbox: '5F', gearbox_kind: 'AT' },
    ],
    [{ KPP: 'CVT', KPP_TYPE: '2' }, { gearbox_kind: 'CVT' }],
    [
      { KPP: 'MYSTERY', KPP_TYPE: '' },
      { gearbox: 'MYSTERY', gearbox_kind: '' },
    ],
    [{ INFO: '{"note":"Один владелец","marks":["A1","U2"]}' }, { info: 'Один владелец; A1; U2' }],
    [{ INFO: 'a:2:{i:0;s:3:"ABS";s:4:"note";s:9:"Два ключа";}' }, { info: 'ABS; Два ключа' }],
    [{ INFO: ['ABS', { a: 'Два ключа' }] }, { info: 'ABS; Два ключа' }],
    [{ INFO: 'x'.repeat(5000) }, { info: 'x'.repeat(4000) }],
    [{ KUZOV: 'DBA-GRX133-AETTH' }, { kuzov: 'GRX133' }],
    [
      { MARKA_NAME: 'smart', MODEL_NAME: 'SMART #1' },
      { brand: 'SMART', model: 'SMART #1' },
    ],
    [
      { SANCTION: '1', LHDRIVE: true },
      { sanctioned: 1, left_hand: 1 },
    ],
  ])('%j is %j', (fields, expected) => {
    expect(readLot('jpcenter/korea', createKoreaRow({ COLOR: 'WHITE', ...fields }))).toMatchObject(expected);
  });

  test('a table of auctions needs a date, the others do not', () => {
    for (const table of ['main', 'stats', 'bike', 'bike_st', 'europe'])
      expect(read(`jpcenter/${table}`, createKoreaRow())).toMatchObject({
        kind: 'rejected',
        reason: 'AUCTION_DATE is missing',
      });
    for (const table of ['one', 'hdm', 'korea', 'china'])
      expect(read(`jpcenter/${table}`, createKoreaRow()).kind).toBe('lot');
  });
});

describe('wordpress', () => {
  test('a machine is read without the HTML of its post', () => {
    const lot = readLot('wordpress/spec', createMachinePost());
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
    expect(read('wordpress/spec', createMachinePost({}, { status: 'draft' }))).toEqual({ kind: 'skipped' });
  });

  test('a rejection names the fields', () => {
    expect(read('wordpress/spec', createMachinePost({ model_name: '' }, { id: undefined }))).toEqual({
      kind: 'rejected',
      reason: 'id is missing; acf.model_name is missing',
    });
  });

  test('a field that cannot be read is dropped, and the machine stays', () => {
    expect(read('wordpress/spec', createMachinePost({ price: '-5', year: '3019' }))).toMatchObject({
      lot: { price: null, year: null, model: 'PC200-8' },
      dropped: [
        { field: 'acf.price', reason: 'is below 0', value: '-5' },
        { field: 'acf.year', reason: 'is not the year of a vehicle', value: '3019' },
      ],
    });
  });
});
