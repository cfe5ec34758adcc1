import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { codedListSchema } from '../wire/filterSchema.ts';
import { encodeFiltersV1, encodeV1Query } from './encodeV1Query.ts';

const formatPairs = (search: string) =>
  encodeFiltersV1(parseCatalogueUrl(search))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

describe('version 1 parameters', () => {
  test.each([
    ['', ''],
    ['brand=toyota', 'marka_name=TOYOTA'],
    ['brand[]=toyota&brand[]=honda', 'marka_name_in_arr=HONDA,TOYOTA'],
    ['kuzov=zvw50,zvw51', 'kuzov_in_arr=ZVW50,ZVW51'],
    ['priv=4wd', 'priv_incl_like=4WD'],
    ['priv=ff,fr', 'priv_incl_like=FF,FR'],
    ['priv=2wd', 'priv_incl_like=FF,FR,MR,RR'],
    ['rate=4.5,5', 'rate_in_arr=5,6'],
    ['rate=6,s', 'rate=7'],
    ['rate=2', 'rate=2.0'],
    ['auction_date_interval=2026-11-25', 'auction_date_interval=2026-11-25T00:00:00'],
    ['year_min=2018&cost_ru_max=3000000', 'year_min=2018&cost_ru_max=3000000'],
    ['length_min=5000&mass_max=20000', 'length_min=5000&mass_max=20000'],
    ['price=0-1000000', 'price_interval=0-1000000'],
    ['set_id=3&lot=5123', 'lot=5123&set_id=3'],
    ['kuzov=zvw50&generation=zvw5', 'generation=zvw5'],
    ['mileage_min=0&mileage_max=0', 'mileage_min=0&mileage_max=0'],
  ])('%s → %s', (search, wire) => expect(formatPairs(search)).toBe(wire));

  test('an offset of the caller, also 0, counts instead of the page', () => {
    const query = parseCatalogueUrl('page=3');
    const readOffset = (offset?: number) =>
      new Map(encodeV1Query(query, { limit: 12, ...(offset === undefined ? {} : { offset }) })).get('offset');
    expect([readOffset(), readOffset(0), readOffset(7)]).toEqual(['24', undefined, '7']);
  });

  test('names of any query are unique, and the schema accepts every value', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const pairs = encodeV1Query(query, { limit: query.limit ?? 12 });
        expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
        const parsed = codedListSchema.safeParse(Object.fromEntries(pairs));
        expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
      }),
      numRuns(400, 10_000),
    );
  });
});
