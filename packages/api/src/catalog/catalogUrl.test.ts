import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from './applyPatch.ts';
import { FACETS } from './facets.ts';
import { catalogHref, formatCatalogUrl } from './formatCatalogUrl.ts';
import { parseCatalogUrl } from './parseCatalogUrl.ts';
import { EMPTY_QUERY, ORDERS } from './query.ts';
import { arbitraryQuery } from './testing/arbitraryQuery.ts';

const RUNS = { numRuns: 10_000 };

describe('an address and a query say the same', () => {
  test('parse(format(query)) is the query', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        expect(parseCatalogUrl(formatCatalogUrl(query))).toEqual(query);
      }),
      RUNS,
    );
  });

  test('format(parse(anything)) is stable and never throws', () => {
    const name = fc.oneof(
      fc.constantFrom(
        ...FACETS.map((facet) => facet.url),
        'year_min',
        'pw_max',
        'order_by',
        'page',
        'limit',
        '__proto__',
      ),
      fc.string(),
    );
    const pairs = fc.array(
      fc.tuple(
        name,
        fc.constantFrom('', '[]', '[3]'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('-', 'тойота', '%D0', '1e9', '١٢', '100 000 км', 'ß'),
        ),
      ),
    );
    fc.assert(
      fc.property(pairs, (list) => {
        const raw = list.map(([key, suffix, value]) => `${key}${suffix}=${value}`).join('&');
        const once = formatCatalogUrl(parseCatalogUrl(raw));
        expect(formatCatalogUrl(parseCatalogUrl(once))).toBe(once);
      }),
      RUNS,
    );
  });

  test('a record of search parameters reads like the string that it came from', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const params = new URLSearchParams(formatCatalogUrl(query));
        const record = Object.fromEntries(
          [...new Set(params.keys())].map((key) => [key, params.getAll(key)]),
        );
        expect(parseCatalogUrl(record)).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('examples of the specification', () => {
  const read = (search: string) => formatCatalogUrl(parseCatalogUrl(search));
  test.each([
    ['', ''],
    ['order_by=date_desc&page=1&limit=8', ''],
    ['order_by=price_asc&page=2&limit=12', 'order_by=price_asc&page=2&limit=12'],
    ['brand=TOYOTA', 'brand=toyota'],
    ['brand[]=TOYOTA', 'brand=toyota'],
    ['brand%5B%5D=Toyota&brand%5B%5D=honda', 'brand[]=honda&brand[]=toyota'],
    ['brand=honda,toyota', 'brand[]=honda&brand[]=toyota'],
    ['brand=toyota&brand=toyota', 'brand=toyota'],
    ['brand=&model=+&year_min=', ''],
    ['model=LAND+CRUISER+PRADO', 'model=land+cruiser+prado'],
    ['model=delica+d:5', 'model=delica+d:5'],
    ['kuzov=ZVW50,ZVW51', 'kuzov[]=zvw50&kuzov[]=zvw51'],
    ['year_min=2018&year_max=2021', 'year_min=2018&year_max=2021'],
    ['year_min=-', ''],
    ['year_min=2018.5', ''],
    ['year_min=20180', ''],
    ['mileage_max=100 000 км', 'mileage_max=100000'],
    ['rate[]=4&rate[]=4.5', 'rate[]=4&rate[]=4.5'],
    ['rate=6,s', 'rate[]=6&rate[]=s'],
    ['priv=4wd', 'priv=4wd'],
    ['kpp=at&kpp=', 'kpp=at'],
    ['kpp=все', ''],
    ['color=White', 'color=white'],
    ['lot=5123', 'lot=5123'],
    ['auction_date_interval=2026-11-25', 'auction_date_interval=2026-11-25'],
    ['auction_date_interval=tomorrow', ''],
    ['page=0', ''],
    ['page=-3', ''],
    ['page=99999999', 'page=100000'],
    ['limit=500', 'limit=100'],
    ['utm_source=x&yclid=1', ''],
    ['brand=%D0', ''],
    ['brand=%D0%BB%D0%B0%D0%B4%D0%B0', 'brand=%d0%bb%d0%b0%d0%b4%d0%b0'],
    ['BRAND=toyota', 'brand=toyota'],
  ])('%s → %s', (given, canonical) => expect(read(given)).toBe(canonical));

  test('five thousand characters are no value', () => expect(read(`brand=${'a'.repeat(5000)}`)).toBe(''));
  test('the bare path where there is nothing to say', () => {
    expect(catalogHref('/japan/czeny-na-avto', EMPTY_QUERY)).toBe('/japan/czeny-na-avto');
    expect(catalogHref('/x', { ...EMPTY_QUERY, page: 2 })).toBe('/x?page=2');
  });
});

describe('a patch', () => {
  const query = parseCatalogUrl(
    'brand=toyota&model=prius&kuzov=zvw50&year_min=2018&page=3&order_by=price_asc',
  );
  const after = (patch: Parameters<typeof applyPatch>[1]) => formatCatalogUrl(applyPatch(query, patch));
  test('of the brand forgets model, body code and page', () =>
    expect(after({ lists: { brand: ['HONDA'] } })).toBe('brand=honda&year_min=2018&order_by=price_asc'));
  test('of the model forgets the body code', () =>
    expect(after({ lists: { model: ['AQUA'] } })).toBe(
      'brand=toyota&model=aqua&year_min=2018&order_by=price_asc',
    ));
  test('of brand and model together keeps the given model', () =>
    expect(after({ lists: { brand: ['HONDA'], model: ['FIT'] } })).toBe(
      'brand=honda&model=fit&year_min=2018&order_by=price_asc',
    ));
  test('of one end replaces the whole range', () =>
    expect(after({ ranges: { year: { max: 2020 } } })).toContain('kuzov=zvw50&year_max=2020&order_by'));
  test('with blanks removes', () =>
    expect(after({ lists: { kuzov: [] }, ranges: { year: null }, texts: { lot: '' } })).toBe(
      'brand=toyota&model=prius&order_by=price_asc',
    ));
  test('leaves an allowed order only', () => expect(ORDERS).toContain(applyPatch(query, {}).order));

  test('leaves a canonical query', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryQuery(), (from, to) => {
        const next = applyPatch(from, { lists: to.lists, ranges: to.ranges, texts: to.texts });
        expect(parseCatalogUrl(formatCatalogUrl(next))).toEqual(next);
      }),
      { numRuns: 2000 },
    );
  });
});
