import { expect, test } from 'vitest';
import { getFacet } from '../facets/facets.ts';
import { parseCatalogueUrl } from '../address/parseCatalogueUrl.ts';
import { readList, readText, readValue, readValues } from './readValues.ts';

test.each([
  ['brand', ' toyota ', 'TOYOTA'],
  ['brand', 'Land   Rover', 'LAND ROVER'],
  ['brand', 'land\u00A0\trover', 'LAND ROVER'],
  // «ß» has two capital forms, ẞ and SS; SS is used.
  ['brand', 'STRAẞE', 'STRASSE'],
  ['color', ' WHITE ', 'white'],
  // «Й» may arrive as «И» with a breve of its own.
  ['model', 'И\u0306О', 'ЙО'],
  ['day', '2026-11-25T09:40', '2026-11-25'],
  ['day', '2026-11-25 09:40:00', '2026-11-25'],
  ['day', 'tomorrow', undefined],
  ['color', '', undefined],
] as const)('%s: «%s» is read as %s', (key, part, value) =>
  expect(readValue(getFacet(key), part)).toBe(value),
);

test('the number of a lot, with «Й» as «И» and a breve, is the same', () =>
  expect(readText(getFacet('lot'), ' И\u03065 ')).toBe('й5'));

test('a value may have 200 characters, with the spaces around it', () => {
  expect(readValue(getFacet('color'), `white${' '.repeat(195)}`)).toBe('white');
  expect(readValue(getFacet('color'), `white${' '.repeat(196)}`)).toBeUndefined();
  expect(readText(getFacet('lot'), `A5${' '.repeat(198)}`)).toBe('a5');
  expect(readText(getFacet('lot'), `A5${' '.repeat(199)}`)).toBeUndefined();
});

test('a list has each valid value once, sorted, at most 60', () => {
  expect(readValues(getFacet('color'), ['white', '?', 'BLACK', ' white'])).toEqual(['black', 'white']);
  expect(readList(getFacet('color'), ['white,black', ',red,'])).toEqual(['black', 'red', 'white']);
  const names = Array.from({ length: 61 }, (_, at) => `M${at + 10}`);
  expect(readValues(getFacet('model'), names)).toEqual(names.slice(0, 60));
  // Neither repeated values nor those that are not read count.
  const more = ['', '?'.repeat(201), ...names.slice(0, 30)];
  expect(readValues(getFacet('model'), [...more, ...names])).toEqual(names.slice(0, 60));
});

test('search parameters from a framework: texts, lists, and names without a value', () => {
  const { lists, ranges, texts, ...rest } = parseCatalogueUrl({
    brand: 'toyota',
    'color[]': ['white', 'black'],
    model: undefined,
    year_min: ['2018', '2019'],
    mileage_max: 'many',
    lot: undefined,
  });
  expect(lists).toStrictEqual({ brand: ['TOYOTA'], color: ['black', 'white'] });
  expect(ranges).toStrictEqual({ year: { min: 2019 } });
  expect(texts).toStrictEqual({});
  expect(rest).toStrictEqual({ order: 'date_desc', page: 1 });
});

test.each([
  ['year_min=1899', {}],
  ['year_min=1900', { year: { min: 1900 } }],
  ['year_max=2100', { year: { max: 2100 } }],
  ['year_max=2101', {}],
  ['year_min=1899&year_max=2020', { year: { max: 2020 } }],
])('bounds of a range: %s', (search, ranges) =>
  expect(parseCatalogueUrl(search).ranges).toStrictEqual(ranges),
);
