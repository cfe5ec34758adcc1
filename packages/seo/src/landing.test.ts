import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { findChosenKinds } from '@vvoz/catalogue/address/kindFacets';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { findLandingPath } from './landing.ts';

test.each([
  ['', '/list'],
  ['page=3&order_by=price_asc&view=table', '/list'],
  ['brand=toyota', '/list/toyota'],
  ['brand=toyota&model=land+cruiser+prado&page=2', '/list/toyota/land-cruiser-prado'],
  ['brand=toyota&model=prius&kuzov=zvw50', '/list/toyota/prius/zvw50'],
  ['brand=toyota&model=prius&kuzov=zvw50&year_min=2018', undefined],
  ['brand=toyota&model[]=prius&model[]=aqua', undefined],
  ['brand=toyota&model=prius&generation=zvw5', undefined],
  ['model=prius', undefined],
  ['color=white', undefined],
  ['body_kind=crossover', '/list?body_kind=crossover'],
  ['engine_kind=diesel&body_kind=crossover&page=2', '/list?body_kind=crossover&engine_kind=diesel'],
  ['machine_kind=mini_excavator', '/list?machine_kind=mini_excavator'],
  ['body_kind=crossover,sedan', undefined],
  ['body_kind=crossover&year_min=2018', undefined],
  ['body_kind=crossover&lot=5123', undefined],
  ['brand=toyota&body_kind=crossover', undefined],
])('%s → %s', (search, path) => expect(findLandingPath('/list', parseCatalogueUrl(search))).toBe(path));

test('crawlers may follow a link exactly if its address is a landing', () => {
  const path = fc.record({
    brand: fc.constantFrom('TOYOTA', 'MERCEDES-BENZ'),
    model: fc.constantFrom('PRIUS', 'DELICA D:5', 'SMART #1'),
    kuzov: fc.constantFrom('ZVW50', '8A20'),
  });
  const landing = fc.tuple(path, fc.integer({ min: 0, max: 3 })).map(([names, length]) => ({
    ...EMPTY_QUERY,
    lists: Object.fromEntries(
      Object.entries(names)
        .slice(0, length)
        .map(([key, name]) => [key, [name]]),
    ),
  }));
  fc.assert(
    fc.property(fc.oneof(arbitraryQuery(), landing), fc.constantFrom('/list', '/'), (query, base) => {
      const address = formatCatalogueAddress(base, query);
      const isFollowed = formatCatalogueLinkRel(address).rel === undefined;
      // Landings of kinds have a query string: only the links of their bands are followed.
      const isPath = findChosenKinds(query) === undefined;
      expect(isFollowed, address).toBe(isPath && findLandingPath(base, query) === address);
    }),
  );
});
