import { expect, test } from 'vitest';
import { isLotKey, parseLotSnapshot } from './lotSnapshot.ts';

const LOT = {
  lot: 'japan/5123',
  title: 'Toyota Prius',
  state: 'sold',
  price: '1,45 млн ₽',
  cells: { year: '2019' },
};

test('a snapshot is read back as it was stored', () => expect(parseLotSnapshot(LOT)).toStrictEqual(LOT));

test.each([
  [null],
  ['japan/5123'],
  [[LOT]],
  [Object.assign([], LOT)],
  [{ ...LOT, lot: undefined }],
  [{ ...LOT, lot: 'japan' }],
  [{ ...LOT, title: '' }],
  [{ ...LOT, title: 5 }],
  [{ ...LOT, title: 'a'.repeat(301) }],
])('%j is no snapshot', (value) => expect(parseLotSnapshot(value)).toBeUndefined());

test('what cannot be used is left out, and an unknown state counts as live', () => {
  const long = 'a'.repeat(301);
  expect(
    parseLotSnapshot({
      ...LOT,
      state: 'lost',
      price: '',
      grade: 4,
      place: long,
      cells: { year: '', fuel: long, body: 1 },
      more: 'x',
    }),
  ).toStrictEqual({ lot: LOT.lot, title: LOT.title, state: 'live' });
  expect(parseLotSnapshot({ ...LOT, title: 'a'.repeat(300), cells: ['a'] })).not.toHaveProperty('cells');
});

test('a snapshot has at most 40 cells, the first', () => {
  const cells = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`cell${at}`, 'a']));
  const captions = Object.keys(cells);
  expect(Object.keys(parseLotSnapshot({ ...LOT, cells })?.cells ?? {})).toEqual(captions.slice(0, 40));
});

test.each([
  ['japan_st/aB-5.1', true],
  [`j/${'a'.repeat(80)}`, true],
  [`j/${'a'.repeat(81)}`, false],
  ['Japan/5', false],
  ['japan/5,6', false],
  ['japan/5 6', false],
  ['japan/5/6', false],
  ['japan/5?a', false],
  ['/japan/5', false],
  ['japan/', false],
  [5, false],
])('%j is the key of a lot: %s', (text, isKey) => expect(isLotKey(text)).toBe(isKey));
