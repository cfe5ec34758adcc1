import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryQuery } from '../testing/arbitraryQuery.ts';
import { EMPTY_QUERY } from '../query/query.ts';
import { formatCatalogueAddress } from './cataloguePath.ts';
import { formatListCall } from './formatListCall.ts';
import { parseCatalogueUrl } from './parseCatalogueUrl.ts';

const readList = (call: string) => new URL(call, 'https://vvoz.example').searchParams.get('list') ?? '';
const readQuery = (address: string) => parseCatalogueUrl(address.split('?').slice(1).join('?'));

test('the site reads the list that was meant, whatever its values contain', () => {
  fc.assert(
    fc.property(arbitraryQuery(), (query) => {
      const address = formatCatalogueAddress('/japan/czeny-na-avto', query);
      expect(readQuery(readList(formatListCall('/api/top', address)))).toEqual(readQuery(address));
    }),
  );
});

test('an address of Cyrillic letters and many models stays below the limit of the sites', () => {
  const words = ['Б'.repeat(40), 'И'.repeat(40), 'Ф'.repeat(40), 'Щ'.repeat(40), 'Я'.repeat(40)];
  const models = Array.from({ length: 50 }, (_, index) => `LAND CRUISER ${index}`);
  for (const lists of [{ model: words }, { model: models, brand: ['ЛАДА', 'УАЗ'] }]) {
    const address = formatCatalogueAddress('/japan/czeny-na-avto', { ...EMPTY_QUERY, lists });
    expect(address.length).toBeGreaterThan(800);
    const call = formatListCall('/api/feed', address);
    expect(call.length).toBeLessThanOrEqual(2000);
    expect(readQuery(readList(call))).toEqual(readQuery(address));
  }
});

test('escapes that are no text stay as they are', () => {
  expect(readList(formatListCall('/api/top', '/korea?brand=%FF&a=%2526%26'))).toBe(
    '/korea?brand=%FF&a=%2526%26',
  );
});
