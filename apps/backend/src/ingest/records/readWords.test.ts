import { describe, expect, test } from 'vitest';
import { findReadableTable } from '../feedTables.ts';
import { createAleadoRow, createKoreaRow } from '../testing/rows.ts';
import { readBodyWord } from './bodyWords.ts';
import { toUpperNames } from './upperNames.ts';

const now = new Date('2026-11-21T00:00:00Z');

function readLot(source: string, fields: Readonly<Record<string, unknown>>) {
  const { table, readRecord } = findReadableTable(source);
  const row = source.startsWith('aleado') ? createAleadoRow(fields) : createKoreaRow(fields);
  const reading = readRecord(row, table, now);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  return reading;
}

describe('measures in mm and kg', () => {
  test.each([
    ['LENGTH', 'length', 60_000],
    ['WIDTH', 'width', 20_000],
    ['HEIGHT', 'height', 30_000],
    ['CLEARANCE', 'clearance', 5000],
    ['MASS', 'mass', 900_000],
  ])('%s is %s, at most %i', (name, key, max) => {
    expect(readLot('jpcenter/hdm', { [name]: `${max}` }).lot).toMatchObject({ [key]: max });
    const { lot, dropped } = readLot('jpcenter/hdm', { [name]: `${max + 1}` });
    expect(lot).toMatchObject({ [key]: null });
    expect(dropped).toEqual([{ field: name, reason: `is above ${max}`, value: `${max + 1}` }]);
  });
});

describe('words', () => {
  test.each([
    ['an empty fuel with an engine is petrol', { TIME: '', ENG_V: '1800' }, { fuel: 'petrol' }, []],
    ['a blank fuel with an engine is petrol', { TIME: ' ', ENG_V: '1800' }, { fuel: 'petrol' }, []],
    ['a missing fuel with an engine is petrol', { TIME: undefined, ENG_V: '1800' }, { fuel: 'petrol' }, []],
    ['an empty fuel without an engine is unknown', { TIME: '', ENG_V: '' }, { fuel: '' }, []],
    ['an unreadable fuel is unknown', { TIME: ['H'], ENG_V: '1800' }, { fuel: '' }, []],
    ['an unknown fuel', { TIME: 'steam' }, { fuel: '' }, ['fuel steam']],
    ['a time of day is not a fuel', { TIME: '10:42' }, { fuel: '' }, []],
    ['an unknown grade', { RATE: 'superb' }, { rate: '', rate_rank: null }, ['grade superb']],
    ['an unknown drive', { PRIV: 'sideways' }, { drive: '' }, ['drive sideways']],
    ['an unknown gearbox', { KPP: 'mystery', KPP_TYPE: '' }, { gearbox_kind: '' }, ['gearbox MYSTERY']],
    ['an unknown colour', { COLOR: 'teal dream' }, { color: '' }, ['color teal dream']],
    ['an automatic by type and code', { KPP: 'FAT', KPP_TYPE: '2' }, { gearbox_kind: 'AT' }, []],
    ['a manual by type and code', { KPP: '5F', KPP_TYPE: '1' }, { gearbox_kind: 'MT' }, []],
    ['a manual by code alone', { KPP: '5F', KPP_TYPE: '' }, { gearbox_kind: 'MT' }, []],
    [
      'a status that only the catalogue sets',
      { STATUS: 'withdrawn' },
      { status: 'unknown' },
      ['status withdrawn'],
    ],
    ['a status without a letter', { STATUS: '-' }, { status: 'coming' }, []],
    ['a cancelled lot', { STATUS: 'cancelled' }, { status: 'cancelled', live: 0 }, []],
    ['a removed lot', { STATUS: 'removed' }, { status: 'removed', live: 0 }, []],
    ['a currency of the row', { CURRENCY: ' USD ' }, { currency: 'usd' }, []],
    ['an unknown currency', { CURRENCY: 'XAU' }, { currency: 'jpy' }, ['currency xau']],
  ])('%s', (_, fields, expected, unknown) => {
    const { lot, unknownWords } = readLot('aleado/japan', fields);
    expect(lot).toMatchObject(expected);
    expect(unknownWords.map(({ vocabulary, word }) => `${vocabulary} ${word}`)).toEqual(unknown);
  });

  test('texts are tidy, the body type in lower case, the equipment in upper case', () => {
    const { lot } = readLot('aleado/japan', {
      AUCTION: ' USS  Tokyo ',
      TOWN: ' Chiba  city ',
      SERIAL: ' ZVW50 - 1 ',
      BODY_TYPE: ' Hatch  Back ',
      EQUIP: ' aac  ps ',
      LOT: '  40 217 ',
      AUCTION_DATE: '2026-11-25',
    });
    expect(lot).toMatchObject({
      auction: 'USS Tokyo',
      town: 'Chiba city',
      serial: 'ZVW50 - 1',
      body_type: 'hatch back',
      equipment: 'AAC PS',
      lot_number: '40 217',
      day: '2026-11-25',
    });
  });

  test('the price of a coming lot is its start, else its average; in the archive it is the result', () => {
    const readPrice = (source: string, fields: object) => readLot(source, { ...fields }).lot.price;
    const all = { START: '1', AVG_PRICE: '2', FINISH: '3' };
    expect(readPrice('aleado/japan', all)).toBe(1000);
    expect(readPrice('aleado/japan', { ...all, START: '' })).toBe(2000);
    expect(readPrice('aleado/japan', { ...all, START: '', AVG_PRICE: '' })).toBeNull();
    expect(readPrice('aleado/japan', { ...all, STATUS: 'sold' })).toBe(3000);
    expect(readPrice('aleado/japan_st', all)).toBe(3000);
    expect(readPrice('aleado/japan_st', { ...all, FINISH: '' })).toBe(1000);
    expect(readPrice('aleado/japan_st', { ...all, FINISH: '', START: '' })).toBe(2000);
  });

  test('the brand is removed only from models of motorcycles', () => {
    const names = { MARKA_NAME: 'DUCATI', MODEL_NAME: 'DUCATI 1198' };
    expect(readLot('aleado/bike', names).lot.model).toBe('1198');
    expect(readLot('aleado/bike', { ...names, MODEL_NAME: 'DUCATI1198' }).lot.model).toBe('DUCATI1198');
    expect(readLot('aleado/japan', names).lot.model).toBe('DUCATI 1198');
  });

  test.each([
    ['12', 12],
    ['13', null],
  ])('the month %s is %j', (MONTH, month) => {
    expect(readLot('jpcenter/korea', { YEAR: '2021', MONTH }).lot.month).toBe(month);
  });
});

test.each([
  ['suv', 'suv'],
  ['SUV', 'suv'],
  ['MPV', 'minivan'],
  ['Mini Van', 'minivan'],
  ['jeep', 'suv'],
  ['RV', 'suv'],
  ['crossover', 'suv'],
  ['pick up', 'pickup'],
  ['pick-up', 'pickup'],
  ['pickup truck', 'pickup'],
  ['hatch back', 'hatchback'],
  ['estate', 'wagon'],
  ['cargo', 'truck'],
  ['saloon', 'sedan'],
  ['MQ4', undefined],
  ['toString', undefined],
  ['', undefined],
])('the body word %j is %j', (text, type) => {
  expect(readBodyWord(text)).toBe(type);
});

test('names are upper-cased; of equal names the first with a value counts', () => {
  const upper = { ID: 1, YEAR: '' };
  expect(toUpperNames(upper)).toBe(upper);
  expect(toUpperNames({ ID: 1, year: 2 })).toEqual({ ID: 1, YEAR: 2 });
  expect(toUpperNames({ id: 1, Id: 2 })).toEqual({ ID: 1 });
  for (const blank of [undefined, null, '']) expect(toUpperNames({ id: blank, Id: 2 })).toEqual({ ID: 2 });
  expect(toUpperNames({ id: 0, Id: 2 })).toEqual({ ID: 0 });
  expect(toUpperNames({ id: 1, Id: '' })).toEqual({ ID: 1 });
});

test('names beyond the size of the cache are read too', () => {
  const many = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`n${index}`, index]));
  for (let again = 0; again < 2; again += 1) expect(toUpperNames(many)).toMatchObject({ N0: 0, N5999: 5999 });
});
