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
  ['an empty and matches everything', { op: 'and', all: [] }, 'abc'],
  ['an empty or matches nothing', { op: 'or', any: [] }, ''],
  ['an empty list of values matches nothing', { op: 'in', field: 'brand', values: [] }, ''],
  ['a range without bounds matches every known value', { op: 'range', field: 'year' }, 'ac'],
  ['an unknown number matches no range', { op: 'range', field: 'year', max: 2100 }, 'ac'],
  ['a negated range matches unknown values', { op: 'not', not: from2015 }, 'ab'],
  ['both', { op: 'and', all: [toyota, { op: 'not', not: from2015 }] }, 'ab'],
  ['either', { op: 'or', any: [toyota, from2015] }, 'abc'],
  ['a blank is a value', { op: 'in', field: 'color', values: ['', 'black'] }, 'bc'],
  ['a lot number in any case', { op: 'lot', number: 'B2' }, 'b'],
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
