import { expect, test } from 'vitest';
import { countPages, formatListHref, formatListTitle, readPageNumber, getPageSlice } from './paging.ts';

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['100000', undefined],
  [['2', '3'], undefined],
])('page=%j is page %s', (page, expected) => {
  expect(readPageNumber(page === undefined ? {} : { page })).toBe(expected);
});

test('a page is eight entries; the last one may have fewer', () => {
  expect(getPageSlice(3)).toEqual({ limit: 8, offset: 16 });
  expect([0, 1, 8, 9, 30].map(countPages)).toEqual([1, 1, 1, 2, 4]);
});

test('the address of the first page has no number; filters without a value are left out', () => {
  expect(formatListHref('/otzyvy', 1)).toBe('/otzyvy');
  expect(
    formatListHref('/otzyvy', 2, [
      ['rating', '5'],
      ['template', undefined],
    ]),
  ).toBe('/otzyvy?rating=5&page=2');
  expect([1, 2].map((page) => formatListTitle('Отзывы', page))).toEqual(['Отзывы', 'Отзывы — страница 2']);
});
