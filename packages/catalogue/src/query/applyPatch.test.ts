import { describe, expect, test } from 'vitest';
import { formatCatalogueUrl } from '../address/formatCatalogueUrl.ts';
import { parseCatalogueUrl } from '../address/parseCatalogueUrl.ts';
import { applyPatch, type QueryPatch } from './applyPatch.ts';
import { EMPTY_QUERY, isUnfiltered, MAX_PAGE } from './query.ts';

const apply = (search: string, patch: QueryPatch) =>
  formatCatalogueUrl(applyPatch(parseCatalogueUrl(search), patch));

test.each<[string, QueryPatch, string]>([
  // Page, order and page size.
  ['page=3', {}, ''],
  ['', { page: 1 }, ''],
  ['', { page: MAX_PAGE }, 'page=100000'],
  ['page=3', { page: MAX_PAGE + 1 }, ''],
  ['page=3', { page: 0 }, ''],
  ['', { page: 1.5 }, ''],
  ['', { limit: 1 }, 'limit=1'],
  ['', { limit: 100 }, 'limit=100'],
  ['limit=20', { limit: 101 }, 'limit=20'],
  ['limit=20', { limit: 0 }, 'limit=20'],
  ['limit=20', { limit: 8 }, ''],
  ['limit=20&page=2', { page: 3 }, 'page=3&limit=20'],
  ['', { order: 'price_asc' }, 'order_by=price_asc'],
  ['order_by=price_asc', { order: 'nonsense' as never }, 'order_by=price_asc'],
  // A view alone keeps the page.
  ['page=3', { view: { layout: 'table' } }, 'page=3&layout=table'],
  ['page=3&layout=table', { view: { payer: 'jur' } }, 'page=3&payer=jur&layout=table'],
  ['page=3&layout=table', { view: { layout: 'cards' } }, 'page=3'],
  ['page=3', { view: { layout: 'table' }, lists: { color: ['white'] } }, 'color=white&layout=table'],
  ['page=3', { view: { layout: 'table' }, order: 'price_asc' }, 'order_by=price_asc&layout=table'],
  ['page=3&layout=table', { lists: { color: ['white'] } }, 'color=white&layout=table'],
  // Ranges. The bounds themselves are allowed.
  ['', { ranges: { year: { min: 1900, max: 2100 } } }, 'year_min=1900&year_max=2100'],
  ['', { ranges: { year: { min: 1899, max: 2101 } } }, ''],
  ['', { ranges: { year: { min: 2018.5, max: 2020 } } }, 'year_max=2020'],
  ['', { ranges: { mileage: { min: -0, max: -0 } } }, 'mileage_min=0&mileage_max=0'],
  ['year_min=2018', { ranges: { year: { max: 2020 } } }, 'year_max=2020'],
  ['year_min=2018', { ranges: { year: null } }, ''],
  ['year_min=2018', { ranges: { year: {} } }, ''],
  ['year_min=2018', { ranges: { mileage: { max: 5 } } }, 'year_min=2018&mileage_max=5'],
  // Lists.
  ['color=white', { lists: { color: [] } }, ''],
  ['color=white', { lists: { color: null } }, ''],
  ['color=white', { lists: { color: ['?'] } }, ''],
  ['color=white', { lists: { color: ['red', 'black', 'red'] } }, 'color[]=black&color[]=red'],
  ['color=white', { texts: { lot: '5123' } }, 'color=white&lot=5123'],
  // Texts.
  ['lot=5123', { texts: { lot: null } }, ''],
  ['lot=5123', { texts: { lot: '' } }, ''],
  ['lot=5123', { texts: { lot: 77 as never } }, 'lot=77'],
  // A changed owner resets what it owns, unless the patch sets it too.
  ['brand=toyota&model=prius&kuzov=zvw50', { lists: { brand: null } }, ''],
  ['brand=toyota&model=prius&kuzov=zvw50', { lists: { model: null } }, 'brand=toyota'],
  ['brand=toyota&model=prius&generation=zvw5', { lists: { brand: ['HONDA'] } }, 'brand=honda'],
  [
    'brand=toyota&model=prius&generation=zvw5',
    { lists: { kuzov: ['ZVW50'] } },
    'brand=toyota&model=prius&kuzov=zvw50',
  ],
  [
    'brand=toyota&model=prius&generation=zvw5',
    { lists: { kuzov: null } },
    'brand=toyota&model=prius&generation=zvw5',
  ],
])('«%s» and %j give «%s»', (search, patch, result) => expect(apply(search, patch)).toBe(result));

test('−0 becomes the only zero that an address has', () => {
  const { ranges } = applyPatch(EMPTY_QUERY, { ranges: { mileage: { min: -0, max: -0 } } });
  expect([ranges.mileage?.min, ranges.mileage?.max]).toEqual([0, 0]);
});

test('absent values are absent keys', () => {
  const patch: QueryPatch = {
    lists: { color: null },
    ranges: { year: null },
    texts: { lot: null, generation: undefined as never },
    limit: 8,
    view: { layout: 'cards' },
  };
  expect(
    Object.keys(applyPatch(parseCatalogueUrl('color=white&year_min=2018&lot=5123&limit=20'), patch)),
  ).toEqual(['lists', 'ranges', 'texts', 'order', 'page']);
  const { lists, ranges, texts } = applyPatch(parseCatalogueUrl('color=white&year_min=2018&lot=5123'), patch);
  expect([lists, ranges, texts].map((part) => Object.keys(part))).toEqual([[], [], []]);
});

describe('an unfiltered query', () => {
  test.each([
    ['', true],
    ['page=2&order_by=price_asc&layout=table', true],
    ['color=white', false],
    ['year_min=2018', false],
    ['lot=5123', false],
    ['color=white&year_min=2018', false],
    ['color=white&lot=5123', false],
    ['year_min=2018&lot=5123', false],
  ])('«%s»: %s', (search, unfiltered) => expect(isUnfiltered(parseCatalogueUrl(search))).toBe(unfiltered));
});
