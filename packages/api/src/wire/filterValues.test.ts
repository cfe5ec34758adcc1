import { describe, expect, test } from 'vitest';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import * as values from './filterValues.ts';

const findListFacet = (key: string): ListFacet => {
  const row = FACETS.find((one) => one.key === key);
  if (row?.kind !== 'list') throw new Error(`${key} is not a list`);
  return row;
};

describe('words of a facet', () => {
  test.each<[string, string | string[], string[]]>([
    ['brand', ' toyota ,  Land   rover,', ['TOYOTA', 'LAND ROVER']],
    ['brand', ['honda', 'bmw,audi'], ['HONDA', 'BMW', 'AUDI']],
    // The name of a brand may be «all».
    ['brand', 'all', ['ALL']],
    ['brand', 'CITROE\u0308N', ['CITROËN']],
    ['color', ' White ', ['white']],
    ['color', 'all', []],
    ['color', ' ANY ,black', ['black']],
    ['color', '', []],
  ])('of %s: %j → %j', (key, input, expected) =>
    expect(values.facetWords(findListFacet(key), 'is none').parse(input)).toEqual(expected),
  );

  test('words that do not match the pattern are refused with the given message', () =>
    expect(
      values.facetWords(findListFacet('color'), 'is no colour').safeParse('white,<b>').error?.issues[0]
        ?.message,
    ).toBe('is no colour'));

  test('more than 200 values are refused, repeated or separated by commas', () => {
    const schema = values.facetWords(findListFacet('color'), 'is none');
    const makeWhites = (count: number) => Array.from({ length: count }, () => 'white');
    expect(schema.parse(makeWhites(200))).toHaveLength(200);
    expect(schema.safeParse(makeWhites(201)).success).toBe(false);
    expect(schema.safeParse(makeWhites(201).join(',')).success).toBe(false);
  });
});

test.each<[ListFacet['case'], string, string[]]>([
  ['upper', ' prius  a', ['PRIUS A']],
  ['lower', 'HYBRID,4 WD', ['hybrid', '4 wd']],
])('parts of names in %s case: %j', (letters, input, expected) => {
  expect(values.nameParts(letters).parse(input)).toEqual(expected);
  expect(values.nameParts(letters).safeParse('x'.repeat(80)).success).toBe(true);
  expect(values.nameParts(letters).safeParse('x'.repeat(81)).success).toBe(false);
});

test('texts are trimmed and in lower case', () =>
  expect(values.lowerCaseTexts(/^[\w-]+$/, 'is none').parse([' A1 ,b-2'])).toEqual(['a1', 'b-2']));

describe('the grades of version 1', () => {
  const all = values.fromGradeCodes(
    values.facetWords(findListFacet('rate'), 'is none').or(values.gradeEnd()),
  );
  test.each<[string | string[], unknown]>([
    ['7', ['6', 'S']],
    [
      ['7', ' 2.0 '],
      ['6', 'S', '2'],
    ],
    ['7,2.0', ['6', 'S', '2']],
  ])('%j → %j', (input, expected) => expect(all.parse(input)).toEqual(expected));

  test.each<['best' | 'worst', string, string]>([
    ['best', '7', 'S'],
    ['worst', '7', '6'],
    ['worst', '2.0', '2'],
  ])('the %s of %s is %s', (end, code, grade) =>
    expect(values.fromGradeCodes(values.gradeEnd(), end).parse(code)).toBe(grade),
  );

  test.each([[7], [[7]], [['7', 7]], [{ code: '7' }]])('%j is refused', (input) =>
    expect(all.safeParse(input).success).toBe(false),
  );
});

describe('whole numbers', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    [' 10 ', 10],
    ['20', 20],
    ['9', 'refused'],
    ['21', 'refused'],
    ['1e1', 'refused'],
    ['-10', 'refused'],
  ])('between 10 and 20: %j → %s', (input, expected) => {
    const { success, data } = values.wholeNumber(10, 20).safeParse(input);
    expect(success ? data : 'refused').toBe(expected);
  });

  test('a list', () => expect(values.wholeNumbers().parse(['1, 2', '003'])).toEqual([1, 2, 3]));
});

test.each<[string, values.Span[] | 'refused']>([
  ['100-200', [{ min: 100, max: 200 }]],
  [' 100- ,-200', [{ min: 100 }, { max: 200 }]],
  ['0-0', [{ min: 0, max: 0 }]],
  ['-', 'refused'],
  ['100', 'refused'],
  ['1-2-3', 'refused'],
  ['a1-2', 'refused'],
])('spans: %j → %j', (input, expected) => {
  const { success, data } = values.spans().safeParse(input);
  expect(success ? data : 'refused').toEqual(expected);
});

test.each<[string, string | 'refused']>([
  ['2026-11-25', '2026-11-25'],
  [' 2026-11-25T00:00:00 ', '2026-11-25'],
  ['2026-11-25 09:40', '2026-11-25'],
  ['2026-11-25t09:40', '2026-11-25'],
  ['2026-11-25 9:40', 'refused'],
  ['2026-11-25T09:40:00Z', 'refused'],
  ['2026-11-2509:40', 'refused'],
  ['2026-13-01', 'refused'],
  ['2026-11-32', 'refused'],
  ['1926-11-25', 'refused'],
])('a day: %j → %s', (input, expected) => {
  const { success, data } = values.day().safeParse(input);
  expect(success ? data : 'refused').toBe(expected);
  const several = values.days().safeParse(input);
  expect(several.success ? several.data : 'refused').toEqual(expected === 'refused' ? expected : [expected]);
});

test('a bound of grades is read in any letter case and may be blank', () => {
  expect(values.gradeEnd().parse(' ra ')).toBe('RA');
  expect(values.gradeEnd().parse('')).toBe('');
  expect(values.gradeEnd().safeParse('7').success).toBe(false);
});

test.each([
  ['1', true],
  ['TRUE ', true],
  ['0', false],
  ['false', false],
])('a flag: %j → %s', (input, expected) => expect(values.flag().parse(input)).toBe(expected));
