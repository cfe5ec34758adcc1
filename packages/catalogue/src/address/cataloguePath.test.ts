import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY, type CatalogueQuery, type PathChoice, type PathFacet } from '../query/query.ts';
import {
  formatCatalogueAddress,
  formatPathSegment,
  listPathFacets,
  readCataloguePath,
} from './cataloguePath.ts';

const makeQuery = (lists: CatalogueQuery['lists'], texts: CatalogueQuery['texts'] = {}): CatalogueQuery => ({
  ...EMPTY_QUERY,
  lists,
  texts,
});
const PRADO = { brand: ['TOYOTA'], model: ['LAND CRUISER PRADO'] };
const PRIUS = { brand: ['TOYOTA'], model: ['PRIUS'], kuzov: ['ZVW50'] };

test.each([
  ['TOYOTA', 'toyota'],
  ['LAND CRUISER PRADO', 'land-cruiser-prado'],
  ['LAND  CRUISER', 'land-cruiser'],
  ['DELICA D:5', 'delica-d%3A5'],
  ['ЛАДА', '%D0%BB%D0%B0%D0%B4%D0%B0'],
])('%s is the segment %s', (name, segment) => expect(formatPathSegment(name)).toBe(segment));

test.each<[string, CatalogueQuery, readonly PathFacet[]]>([
  ['nothing', makeQuery({}), []],
  ['a brand', makeQuery({ brand: ['TOYOTA'] }), ['brand']],
  ['two brands', makeQuery({ ...PRIUS, brand: ['HONDA', 'TOYOTA'] }), []],
  ['a model without a brand', makeQuery({ model: ['PRIUS'] }), []],
  ['a model', makeQuery(PRADO), ['brand', 'model']],
  ['two models', makeQuery({ ...PRIUS, model: ['AQUA', 'PRIUS'] }), ['brand']],
  ['a body code', makeQuery(PRIUS), ['brand', 'model', 'kuzov']],
  ['two body codes', makeQuery({ ...PRIUS, kuzov: ['NHW20', 'ZVW50'] }), ['brand', 'model']],
  ['a generation', makeQuery(PRIUS, { generation: 'zvw5' }), ['brand', 'model']],
])('the facets in the path: %s', (_, chosen, facets) => expect(listPathFacets(chosen)).toEqual(facets));

test.each<[string, CatalogueQuery, string]>([
  ['/catalog', makeQuery({}), '/catalog'],
  ['/catalog/', makeQuery({}), '/catalog'],
  ['/', makeQuery({}), '/'],
  ['', makeQuery({}), '/'],
  ['/', makeQuery(PRADO), '/toyota/land-cruiser-prado'],
  ['/catalog', makeQuery(PRIUS), '/catalog/toyota/prius/zvw50'],
  ['/catalog', makeQuery({ ...PRADO, color: ['white'] }), '/catalog/toyota/land-cruiser-prado?color=white'],
  ['/a/b', makeQuery({ model: ['PRIUS'] }), '/a/b?model=prius'],
  ['/catalog', { ...makeQuery({ brand: ['TOYOTA'] }), page: 2 }, '/catalog/toyota?page=2'],
])('on %s', (base, chosen, address) => expect(formatCatalogueAddress(base, chosen)).toBe(address));

describe('reading a path', () => {
  const NAMES: Readonly<Record<PathFacet, readonly string[]>> = {
    brand: ['TOYOTA', 'MERCEDES-BENZ', 'MERCEDES BENZ', 'ЛАДА'],
    model: ['PRIUS', 'LAND CRUISER PRADO', 'DELICA D:5'],
    kuzov: ['ZVW50'],
  };
  const lookups: [PathFacet, PathChoice][] = [];
  const read = (path: string) => {
    lookups.length = 0;
    return readCataloguePath(path === '' ? [] : path.split('/'), (key, chosen) => {
      lookups.push([key, chosen]);
      return NAMES[key];
    });
  };

  test.each<[string, PathChoice | undefined]>([
    ['', {}],
    ['toyota', { brand: 'TOYOTA' }],
    ['Toyota', { brand: 'TOYOTA' }],
    ['toyota/land-cruiser-prado', { brand: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
    ['toyota/delica-d%3A5', { brand: 'TOYOTA', model: 'DELICA D:5' }],
    ['toyota/delica-d%3a5', { brand: 'TOYOTA', model: 'DELICA D:5' }],
    ['toyota/delica-d:5', { brand: 'TOYOTA', model: 'DELICA D:5' }],
    ['лада', { brand: 'ЛАДА' }],
    // The likelier name comes first.
    ['mercedes-benz', { brand: 'MERCEDES-BENZ' }],
    ['toyota/prius/zvw50', { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' }],
    ['toyota/prius/zvw50/zvw50', undefined],
    ['unheard-of', undefined],
    ['toyota/unheard-of', undefined],
    ['toyota//zvw50', undefined],
    ['prius', undefined],
  ])('«%s»', (path, choice) => expect(read(path)).toEqual(choice));

  test('names are looked up for the choice so far', () => {
    read('toyota/prius/zvw50');
    expect(lookups).toEqual([
      ['brand', {}],
      ['model', { brand: 'TOYOTA' }],
      ['kuzov', { brand: 'TOYOTA', model: 'PRIUS' }],
    ]);
  });
});
