import { describe, expect, test } from 'vitest';
import { FieldReader } from './FieldReader.ts';
import { readAleado } from './sources/aleado/readAleado.ts';
import { findReadableTable } from './feedTables.ts';
import { createAleadoRow } from './testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

/** Runs `act` on a record with one field. Returns its result and the dropped fields. */
function readField<T>(value: unknown, act: (reader: FieldReader) => T) {
  const reader = new FieldReader({ A: value });
  const result = act(reader);
  const [first] = reader.dropped;
  return { result, dropped: first && `${first.field} ${first.reason}: ${first.value}`, reader };
}

describe('the text of a field', () => {
  test.each([
    [undefined, '', undefined],
    [null, '', undefined],
    ['', '', undefined],
    [' x ', ' x ', undefined],
    [0, '0', undefined],
    [NaN, '', 'A is of type number: null'],
    [true, '', 'A is true or false: true'],
    [['x'], '', 'A is a list: ["x"]'],
    [{ a: 1 }, '', 'A is of type object: {"a":1}'],
    [() => 1, '', 'A is of type function: function'],
    ['&amp;', '&', undefined],
    ['12345', '12345', undefined],
    ['123456', '12345', 'A is longer than 5 characters: 123456'],
  ])('%j is %j', (value, text, fault) => {
    const { result, dropped } = readField(value, (reader) => reader.text('A', 5));
    expect([result, dropped]).toEqual([text, fault]);
  });

  test('at most 4,000 characters are kept', () => {
    expect(readField('x'.repeat(4000), (reader) => reader.text('A'))).toMatchObject({ dropped: undefined });
    const { result, dropped } = readField('x'.repeat(4001), (reader) => reader.text('A'));
    expect(result).toHaveLength(4000);
    expect(dropped).toBe(`A is longer than 4000 characters: ${'x'.repeat(60)}…`);
  });

  test.each([
    [60, 'x'.repeat(60)],
    [61, `${'x'.repeat(60)}…`],
  ])('a value of %i characters is reported with its first 60', (length, shown) => {
    const { dropped } = readField('x'.repeat(length), (reader) => reader.text('A', 1));
    expect(dropped).toBe(`A is longer than 1 characters: ${shown}`);
  });

  test('only the type is reported of a value that is nested too deeply', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    expect(readField(deep, (reader) => reader.text('A')).dropped).toBe('A is a list: object');
  });

  test('properties of Object.prototype are not fields', () => {
    const reader = new FieldReader({});
    expect([reader.value('constructor'), reader.text('toString')]).toEqual([undefined, '']);
  });
});

test('a note of more than 4,000 characters is cut and reported', () => {
  const long = readField(['x'.repeat(4000), 'y'], (reader) => reader.note('A'));
  expect(long.result).toBe('x'.repeat(4000));
  expect(long.dropped).toBe(`A is longer than 4000 characters: ${'x'.repeat(60)}…`);
  expect(readField('x'.repeat(4000), (reader) => reader.note('A')).dropped).toBeUndefined();
  expect(readField(' A &amp;  B ', (reader) => reader.note('A')).result).toBe('A & B');
});

describe('a number from 40 to 120', () => {
  const LIMITS = { min: 40, max: 120, tellsUnit: true } as const;
  test.each([
    ['', null, undefined],
    ['-', null, undefined],
    [' - ', null, undefined],
    [undefined, null, undefined],
    ['0', null, undefined],
    ['00.0', null, undefined],
    ['40', 40, undefined],
    ['39', null, 'A is below 40: 39'],
    ['39.5', 40, undefined],
    ['120', 120, undefined],
    ['121', null, 'A is above 120: 121'],
    ['-5', null, 'A is below 0: -5'],
    ['0.4', null, 'A is below 40: 0.4'],
    ['many', null, 'A is not a number: many'],
    [`${'1'.repeat(100)}`, null, `A is above 120: ${'1'.repeat(60)}…`],
  ])('%j is %j', (value, number, fault) => {
    const { result, dropped } = readField(value, (reader) => reader.number('A', LIMITS));
    expect([result, dropped]).toEqual([number, fault]);
  });

  test('a fault names its limit in the unit of the feed', () => {
    const readInThousands = (text: string) =>
      readField(text, (reader) => reader.number('A', { min: 2000, max: 5000 }, 1000));
    expect(readInThousands('2.5').result).toBe(2500);
    expect(readInThousands('6').dropped).toBe('A is above 5: 6');
    expect(readInThousands('1').dropped).toBe('A is below 2: 1');
  });

  test.each([
    ['1', true],
    ['999', true],
    ['-1', undefined],
    ['x', undefined],
  ])('%j may mean another unit: %j', (text, outOfBounds) => {
    const { reader } = readField(text, (one) => one.number('A', LIMITS));
    expect(reader.dropped.map((one) => one.outOfBounds)).toEqual([outOfBounds]);
    const silent = readField(text, (one) => one.number('A', { min: 40, max: 120 })).reader;
    expect(silent.dropped.map((one) => one.outOfBounds)).toEqual([undefined]);
  });

  test('the default minimum is 1', () => {
    expect(readField('1', (reader) => reader.number('A', { max: 5 })).result).toBe(1);
    expect(readField('0.4', (reader) => reader.number('A', { max: 5 })).dropped).toBe('A is below 1: 0.4');
  });
});

describe('a year', () => {
  test.each([
    ['2019', 2019, undefined],
    ['3019', null, true],
    [' 3019 ', null, true],
    ['301912', null, true],
    ['H31', null, undefined],
    ['30191', null, undefined],
    ['x3019', null, undefined],
    ['3019x', null, undefined],
  ])('%j is %j; it may mean another calendar: %j', (text, year, outOfBounds) => {
    const { result, reader } = readField(text, (one) => one.year('A', now));
    expect(result.year).toBe(year);
    expect(reader.dropped).toEqual(
      year === null
        ? [
            {
              field: 'A',
              reason: 'is not the year of a vehicle',
              value: text.trim(),
              ...(outOfBounds ? { outOfBounds } : {}),
            },
          ]
        : [],
    );
  });
});

test.each([
  ['2026-11-25 10:42:00', '2026-11-25T10:42:00', undefined],
  ['', '', undefined],
  ['soon', '', 'A is not a date: soon'],
])('the date %j is %j', (text, date, fault) => {
  const { result, dropped } = readField(text, (reader) => reader.date('A'));
  expect([result, dropped]).toEqual([date, fault]);
});

test.each([
  ['98', 98, '', undefined],
  ['5000', 5000, '', undefined],
  ['5001', null, '', 'A is above 5000 hp: 5001'],
  ['90,5001', null, '', 'A is above 5000 hp: 90,5001'],
  ['280,294,313', 313, '280,294,313', undefined],
  ['', null, '', undefined],
  ['strong', null, '', 'A is not a power: strong'],
])('the power %j is %j of «%s»', (text, power, power_options, fault) => {
  const { result, dropped } = readField(text, (reader) => reader.power('A', 5000));
  expect([result, dropped]).toEqual([{ power, power_options }, fault]);
});

test.each([
  ['1', 1, undefined],
  [' 1 ', 1, undefined],
  [1, 1, undefined],
  [true, 1, undefined],
  ['0', 0, undefined],
  [false, 0, undefined],
  ['', 0, undefined],
  [undefined, 0, undefined],
  ['yes', 0, 'A is not 0 or 1: yes'],
])('the flag %j is %j', (value, flag, fault) => {
  const { result, dropped } = readField(value, (reader) => reader.flag('A'));
  expect([result, dropped]).toEqual([flag, fault]);
});

describe('a field that a lot must have', () => {
  test.each([
    [' Fiat ', 'Fiat', []],
    ['', '', ['A is missing']],
    ['  ', '', ['A is missing']],
    [['x'], '', ['A is a list']],
    ['ABCDEFG', 'ABCDEF', []],
  ])('the name %j is %j', (value, text, missing) => {
    const { result, reader } = readField(value, (one) => one.required('A', 6));
    expect([result, reader.missing]).toEqual([text, missing]);
  });

  test.each([
    [' k&amp;7 ', 'k&amp;7', []],
    [7, '7', []],
    ['', '', ['A is missing']],
    ['  ', '', ['A is missing']],
    ['12345678901', '', ['A is longer than 10 characters']],
    [{}, '', ['A is of type object']],
  ])('the id %j is %j: neither cut nor decoded', (value, text, missing) => {
    const { result, reader } = readField(value, (one) => one.id('A', 10));
    expect([result, reader.missing]).toEqual([text, missing]);
  });

  test('the id is read even if an earlier field was dropped', () => {
    const reader = new FieldReader({ ID: 'k7', A: ['x'] });
    reader.text('A');
    expect([reader.id('ID', 10), reader.missing]).toEqual(['k7', []]);
  });
});

test('unknown words are tidied and cut to 40 characters; a text without letters and digits is not a word', () => {
  const reader = new FieldReader({});
  for (const text of [' Teal   Dream ', '-', '***', '', '7', 'x'.repeat(41)])
    reader.noteUnknown('color', text);
  expect(reader.unknownWords).toEqual([
    { vocabulary: 'color', word: 'Teal Dream' },
    { vocabulary: 'color', word: '7' },
    { vocabulary: 'color', word: 'x'.repeat(40) },
  ]);
});

test('a rejected record has its id, if it has one, and all reasons', () => {
  const { table } = findReadableTable('aleado/japan');
  const readRow = (fields: Readonly<Record<string, unknown>>) =>
    readAleado(createAleadoRow(fields), table, now);
  expect(readRow({ MARKA_NAME: '', AUCTION_DATE: 'soon' })).toEqual({
    kind: 'rejected',
    reason: 'AUCTION_DATE is not a date; MARKA_NAME is missing',
    id: '0k3f9a1x',
  });
  expect(readRow({ ID: '' })).toEqual({ kind: 'rejected', reason: 'ID is missing' });
  expect(readAleado(7, table, now)).toEqual({ kind: 'rejected', reason: 'The record is not an object' });
});
