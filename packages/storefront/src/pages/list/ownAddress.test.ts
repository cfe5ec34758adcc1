import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { createAddressReader } from './ownAddress.ts';
import type { SettledView } from '../../model/settledView.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

const LIST = '/japan/czeny-na-avto';
const shown: SettledView = {
  query: EMPTY_QUERY,
  count: 0,
  items: [],
  facets: { options: { brand: [{ value: 'ALFA ROMEO', count: 1 }] }, histograms: {} },
  titles: NO_TITLES,
};
const parseUrl = (address: string) => new URL(address, 'http://h');

test('reads a written address back as the same choice', () => {
  fc.assert(
    fc.property(arbitraryQuery(), (query) => {
      const reader = createAddressReader(LIST);
      reader.learn(query);
      expect(reader.read(parseUrl(formatCatalogueAddress(LIST, query)), shown)).toEqual({
        kind: 'query',
        query,
      });
    }),
    numRuns(500, 1000),
  );
});

test('reads the names of options on screen; other names are unknown, other pages are foreign', () => {
  const reader = createAddressReader(LIST);
  expect(reader.read(parseUrl(`${LIST}/alfa-romeo?page=2`), shown)).toEqual({
    kind: 'query',
    query: parseCatalogueUrl('brand=alfa+romeo&page=2'),
  });
  expect(reader.read(parseUrl(`${LIST}/alfa-romeo/giulia`), shown)).toEqual({ kind: 'unknown' });
  expect(reader.read(parseUrl('/cars/japan/1'), shown)).toEqual({ kind: 'foreign' });
});
