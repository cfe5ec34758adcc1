import { expect, test } from 'vitest';
import { findLine, readFacts, splitEquipment, toDay } from './factors.ts';
import type { EstimateLot } from './lot.ts';

const LOT: EstimateLot = {
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW50',
  year: 2019,
  mileage: 60_000,
  engine: 1800,
  rate: '4',
  drive: 'FF',
  gearbox_kind: 'CVT',
  grade: 'S',
  color: 'PEARL',
  equipment: 'AAC PS',
  info: 'INT:B EXT:C MARKS:A1@hood,X@roof NOTES:-',
  auction: 'USS Tokyo',
  auction_date: '2026-07-01T10:00:00',
  start: null,
  currency: 'jpy',
};
/** The middle of 2026: seven years after that of 2019. */
const DAY = toDay(LOT.auction_date) ?? Number.NaN;
const read = (over: Partial<EstimateLot>) => readFacts({ ...LOT, ...over }, DAY);

test('a day is counted from 1970; a text without one is none', () => {
  expect(toDay('1970-01-02T23:59:59')).toBe(1);
  expect(toDay('')).toBeUndefined();
  expect(toDay('soon')).toBeUndefined();
});

test('the facts of a lot', () =>
  expect(read({})).toMatchObject({
    brand: 'TOYOTA',
    model: 'TOYOTA|PRIUS',
    code: 'TOYOTA|PRIUS|ZVW50',
    year: '2019',
    age: expect.closeTo(7, 2),
    logKm: Math.log(65_000),
    interior: 'B',
    exterior: 'C',
    marks: '2X',
    engine: '1800',
  }));

test.each([
  ['', '?'],
  ['INT:B', '?'],
  ['MARKS:', '0'],
  ['MARKS: NOTES:X', '0'],
  ['MARKS:A1', '1'],
  ['MARKS:A1,A2 NOTES:X,Y', '2'],
  ['MARKS:A1,A1,A1,A1,A1,A1,A1,X', '6X'],
])('«%s» has the marks %s', (info, marks) => expect(read({ info }).marks).toBe(marks));

test('what is unknown has a level of its own', () => {
  const unknown = {
    year: null,
    mileage: null,
    engine: null,
    rate: '',
    drive: '',
    gearbox_kind: '',
    grade: '',
    color: '',
    auction: '',
    info: 'INT:',
  };
  const facts = read(unknown);
  for (const fact of [
    'year',
    'ageBand',
    'kmBand',
    'engine',
    'rate',
    'drive',
    'gearbox',
    'trim',
    'color',
  ] as const)
    expect(facts[fact], fact).toBe('?');
  expect([facts.auction, facts.interior, facts.exterior]).toEqual(['?', '?', '?']);
  expect(facts.logKm).toBeNaN();
});

test('few kilometres are believed of a new car only', () => {
  expect(read({ mileage: 100 }).logKm).toBeNaN();
  expect(read({ mileage: 101 }).logKm).toBe(Math.log(5101));
  expect(read({ year: 2026, mileage: 5 }).logKm).toBe(Math.log(5005));
  expect(read({ year: 2026, mileage: 0 }).logKm).toBeNaN();
  // Made later than the middle of the year: never of no age.
  expect(read({ year: 2027 }).age).toBe(0.1);
});

test('ages and kilometres beyond the bands belong to the last one', () => {
  expect(read({ year: 1980 }).ageBand).toBe('24');
  expect(read({ mileage: 9_000_000 }).kmBand).toBe('30');
});

test('the places on a line are limited; unknown kilometres are in the middle', () => {
  expect(findLine('age', 7, 1, 1)).toBe(0);
  expect(findLine('age', 40, 1, 1)).toBe(findLine('age', 25, 1, 1));
  expect(findLine('mileage', 7, 12, 11)).toBe(1);
  expect(findLine('mileage', 7, 20, 11)).toBe(2);
  expect(findLine('mileage', 7, 1, 11)).toBe(-2);
  expect(findLine('mileage', 7, Number.NaN, 11)).toBe(0);
  expect(findLine('mileage', 7, 11, Number.NaN)).toBe(0);
});

test.each([
  ['', []],
  ['AAC PS', ['AAC', 'PS']],
  ['AAC, PS,PW', ['AAC', 'PS', 'PW']],
])('the equipment «%s»', (text, words) => expect(splitEquipment(text)).toEqual(words));
