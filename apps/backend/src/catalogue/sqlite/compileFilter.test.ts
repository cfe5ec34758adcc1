import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { NUMBER_COLUMNS, type Filter } from '../filter.ts';
import { compileFilter } from './compileFilter.ts';

const selectNames = (filter: Filter): string => {
  const db = new Database(':memory:');
  db.exec('create table lot (name, brand, color, year, lot_number)');
  const add = db.prepare('insert into lot values (?, ?, ?, ?, ?)');
  add.run('a', 'TOYOTA', 'white', 2010, 'A1');
  add.run('b', 'TOYOTA', '', null, 'b2');
  add.run('c', "O'BRIEN", 'black', 2020, '3');
  add.run('d', '', '', null, '');
  const { text, params } = compileFilter(filter, NUMBER_COLUMNS);
  const names = db
    .prepare(`select group_concat(name, '') from lot where ${text}`)
    .pluck()
    .get(...params);
  db.close();
  return String(names ?? '');
};

const toyota: Filter = { op: 'in', field: 'brand', values: ['TOYOTA'] };
const from2015: Filter = { op: 'range', field: 'year', min: 2015 };

test.each<[string, Filter, string]>([
  ['an empty and matches everything', { op: 'and', all: [] }, 'abcd'],
  ['an empty or matches nothing', { op: 'or', any: [] }, ''],
  ['an empty list of values matches nothing', { op: 'in', field: 'brand', values: [] }, ''],
  ['a range without bounds matches every known value', { op: 'range', field: 'year' }, 'ac'],
  ['an unknown number matches no range', { op: 'range', field: 'year', max: 2100 }, 'ac'],
  ['a negated range matches unknown values', { op: 'not', not: from2015 }, 'abd'],
  ['both', { op: 'and', all: [toyota, { op: 'not', not: from2015 }] }, 'ab'],
  ['either', { op: 'or', any: [toyota, from2015] }, 'abc'],
  ['a blank is a value', { op: 'in', field: 'color', values: ['', 'black'] }, 'bcd'],
  ['a lot number in any case', { op: 'lot', number: 'B2' }, 'b'],
  ['the beginning of a name', { op: 'starts', field: 'brand', text: 'TOY' }, 'ab'],
  ['a name begins with itself', { op: 'starts', field: 'brand', text: "O'BRIEN" }, 'c'],
  ['the middle of a name is not its beginning', { op: 'starts', field: 'brand', text: 'OTA' }, ''],
  ['the middle of a name', { op: 'contains', field: 'brand', text: 'OTA' }, 'ab'],
  ['from one value on, inclusive', { op: 'between', field: 'color', min: 'black' }, 'ac'],
  ['up to a value, inclusive, without unknown ones', { op: 'between', field: 'color', max: 'black' }, 'c'],
  ['between two values', { op: 'between', field: 'color', min: 'blac', max: 'blacker' }, 'c'],
  ['beyond all values', { op: 'between', field: 'color', min: 'x' }, ''],
  ['before all values', { op: 'between', field: 'color', max: 'a' }, ''],
  ['between without bounds matches every known value', { op: 'between', field: 'color' }, 'ac'],
  ['a part of a lot number in any case', { op: 'lotContains', text: 'B' }, 'b'],
  ['every known lot number', { op: 'lotContains', text: '' }, 'abc'],
  ['neither', { op: 'not', not: { op: 'or', any: [toyota, from2015] } }, 'd'],
  ['an unknown lot number', { op: 'not', not: { op: 'lotContains', text: '' } }, 'd'],
  ['a quote is an ordinary character', { op: 'in', field: 'brand', values: ["O'BRIEN"] }, 'c'],
])('%s', (_, filter, names) => {
  expect(selectNames(filter)).toBe(names);
});

test('values from outside are never part of the SQL text', () => {
  const evil = "x') or 1=1; drop table lot; --";
  const filter: Filter = {
    op: 'and',
    all: [
      { op: 'in', field: 'brand', values: [evil, evil] },
      { op: 'lot', number: evil },
    ],
  };
  const { text, params } = compileFilter(filter, NUMBER_COLUMNS);
  expect(text).not.toContain('drop');
  expect(params).toEqual([evil, evil, evil]);
  expect(selectNames(filter)).toBe('');
});
