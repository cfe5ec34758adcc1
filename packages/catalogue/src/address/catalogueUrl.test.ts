import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, type QueryPatch } from '../query/applyPatch.ts';
import { formatCatalogueAddress, listPathFacets, readCataloguePath } from './cataloguePath.ts';
import { FACETS } from '../facets/facets.ts';
import { formatCatalogueUrl } from './formatCatalogueUrl.ts';
import { parseCatalogueUrl } from './parseCatalogueUrl.ts';
import { EMPTY_QUERY } from '../query/query.ts';
import { ORDERS } from '../query/orders.ts';
import { arbitraryAddress } from '../testing/arbitraryAddress.ts';
import { arbitraryQuery } from '../testing/arbitraryQuery.ts';
import { numRuns } from '../testing/numRuns.ts';

const RUNS = numRuns(400, 10_000);

describe('address and query round trip', () => {
  test('parse(format(query)) is the query', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        expect(parseCatalogueUrl(formatCatalogueUrl(query))).toEqual(query);
      }),
      RUNS,
    );
  });

  test('format(parse(anything)) is stable and never throws', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (pairs) => {
        const raw = pairs.map(([key, value]) => `${key}=${value}`).join('&');
        const once = formatCatalogueUrl(parseCatalogueUrl(raw));
        expect(formatCatalogueUrl(parseCatalogueUrl(once))).toBe(once);
        expect(once).toBe(once.toLowerCase());
      }),
      RUNS,
    );
  });

  test('facets in the path are omitted from the query string and read from the path', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const inPath = listPathFacets(query);
        const chosen = Object.fromEntries(inPath.map((key) => [key, query.lists[key]?.[0] ?? '']));
        const search = formatCatalogueUrl(query, inPath);
        for (const key of inPath) expect(new URLSearchParams(search).has(key)).toBe(false);
        expect(parseCatalogueUrl(search, chosen)).toEqual(query);
      }),
      RUNS,
    );
  });

  test('a record of search parameters gives the same query as the string', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const params = new URLSearchParams(formatCatalogueUrl(query));
        const record = Object.fromEntries(
          [...new Set(params.keys())].map((key) => [key, params.getAll(key)]),
        );
        expect(parseCatalogueUrl(record)).toEqual(query);
      }),
      RUNS,
    );
  });
});

describe('names of feeds with characters that are special in addresses', () => {
  const names = [
    ['SMART #1', 'model=smart+%231', '/x/smart/smart-%231'],
    ['105,120', 'model=105%5c%2c120', '/x/smart/105%2C120'],
    ['1,2,3', 'model=1%5c%2c2%5c%2c3', '/x/smart/1%2C2%2C3'],
    ['SOUL_BOOSTER', 'model=soul_booster', '/x/smart/soul_booster'],
    ['K·CAR', 'model=k%c2%b7car', '/x/smart/k%C2%B7car'],
    ['4" PLUS', 'model=4%22+plus', '/x/smart/4%22-plus'],
    ['105%', 'model=105%25', '/x/smart/105%25'],
    ['X [II]', 'model=x+%5bii%5d', '/x/smart/x-%5Bii%5D'],
    ['DELICA D:5', 'model=delica+d:5', '/x/smart/delica-d%3A5'],
    ['UP!', 'model=up!', '/x/smart/up!'],
    ['X+Y', 'model=x%2by', '/x/smart/x%2By'],
  ] as const;

  test.each(names)('%s in a query string is %s', (model, search) => {
    const query = parseCatalogueUrl({ model: [model.replaceAll(',', String.raw`\,`)] });
    expect(query.lists.model).toEqual([model]);
    expect(formatCatalogueUrl(query)).toBe(search);
    expect(parseCatalogueUrl(search).lists.model).toEqual([model]);
  });

  test.each(names)('%s in a path, %s, %s', (model, _, path) => {
    const query = { ...EMPTY_QUERY, lists: { brand: ['SMART'], model: [model] } };
    expect(formatCatalogueAddress('/x', query)).toBe(path);
    const listNames = (key: string) => (key === 'brand' ? ['SMART'] : ['OTHER', model]);
    for (const segment of [path.split('/')[3] ?? '', decodeURIComponent(path.split('/')[3] ?? '')]) {
      const choice = readCataloguePath(['smart', segment], listNames);
      expect(choice).toEqual({ brand: 'SMART', model });
      expect(parseCatalogueUrl('', choice).lists).toEqual({ brand: ['SMART'], model: [model] });
    }
  });

  test('two names, one with a comma', () => {
    const query = { ...EMPTY_QUERY, lists: { brand: ['A,B', 'C'] } };
    expect(formatCatalogueUrl(query)).toBe('brand[]=a%5c%2cb&brand[]=c');
    expect(parseCatalogueUrl(String.raw`brand=a\,b,c`).lists).toEqual(query.lists);
  });
});

describe('examples of the specification', () => {
  const read = (search: string) => formatCatalogueUrl(parseCatalogueUrl(search));
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
    ['kuzov_list[]=ZVW50&kuzov_list[]=ZVW51', 'kuzov[]=zvw50&kuzov[]=zvw51'],
    ['rate_in_arr=4,4.5', 'rate[]=4&rate[]=4.5'],
    ['rate_min=4', 'rate[]=4&rate[]=4.5&rate[]=5&rate[]=6&rate[]=s'],
    ['rate_min=4&rate_max=5', 'rate[]=4&rate[]=4.5&rate[]=5'],
    ['rate_min=5&rate_max=4', ''],
    ['rate_min=any&rate_max=7', ''],
    ['rate=4&rate_min=5', 'rate=4'],
    ['rate=6.5', ''],
    ['priv_incl_like=FF', 'priv=ff'],
    ['sort=price_asc', 'order_by=price_asc'],
    ['order_by=nothing&sort=year_desc', 'order_by=year_desc'],
    ['order_by=+Price_Asc+', 'order_by=price_asc'],
    ['variant=+Raspil+&payer=JUR', 'variant=raspil&payer=jur'],
    ['auction_date_interval=2026-11-25T00:00:00', 'auction_date_interval=2026-11-25'],
    ['auction_date_interval=2026-11-25T00:00:00Z', ''],
    ['auction_date_interval=2026-02-30', ''],
    ['price=0-1000000,3000000-', 'price[]=0-1000000&price[]=3000000-'],
    ['length_min=5000&mass_max=20 000 кг', 'length_min=5000&mass_max=20000'],
    ['type=china&type_parent=china', ''],
  ])('%s → %s', (search, canonical) => expect(read(search)).toBe(canonical));

  test('drops a value of 5000 characters', () => expect(read(`brand=${'a'.repeat(5000)}`)).toBe(''));
  test('a facet in the path is omitted only with one value', () => {
    expect(formatCatalogueUrl(parseCatalogueUrl('brand=honda&color=red'), ['brand'])).toBe('color=red');
    expect(formatCatalogueUrl(parseCatalogueUrl('brand=honda,toyota'), ['brand'])).toBe(
      'brand[]=honda&brand[]=toyota',
    );
  });
  test('an empty query gives the bare path', () => {
    expect(formatCatalogueAddress('/japan/czeny-na-avto', EMPTY_QUERY)).toBe('/japan/czeny-na-avto');
    expect(formatCatalogueAddress('/x', { ...EMPTY_QUERY, page: 2 })).toBe('/x?page=2');
  });
});

describe('a patch', () => {
  const query = parseCatalogueUrl(
    'brand=toyota&model=prius&kuzov=zvw50&year_min=2018&page=3&order_by=price_asc',
  );
  const after = (patch: Parameters<typeof applyPatch>[1]) => formatCatalogueUrl(applyPatch(query, patch));
  test('of the brand resets model, body code and page', () =>
    expect(after({ lists: { brand: ['HONDA'] } })).toBe('brand=honda&year_min=2018&order_by=price_asc'));
  test('of the model resets the body code', () =>
    expect(after({ lists: { model: ['AQUA'] } })).toBe(
      'brand=toyota&model=aqua&year_min=2018&order_by=price_asc',
    ));
  test('of brand and model together keeps the given model', () =>
    expect(after({ lists: { brand: ['HONDA'], model: ['FIT'] } })).toBe(
      'brand=honda&model=fit&year_min=2018&order_by=price_asc',
    ));
  test('of one end replaces the whole range', () =>
    expect(after({ ranges: { year: { max: 2020 } } })).toContain('kuzov=zvw50&year_max=2020&order_by'));
  test('with blank values removes facets', () =>
    expect(after({ lists: { kuzov: [] }, ranges: { year: null }, texts: { lot: '' } })).toBe(
      'brand=toyota&model=prius&order_by=price_asc',
    ));
  test('without an order keeps an allowed one', () => expect(ORDERS).toContain(applyPatch(query, {}).order));

  test('of the body code replaces the generation, and the other way round', () => {
    const family = applyPatch(query, { texts: { generation: 'ZVW5' } });
    expect(formatCatalogueUrl(family)).toContain('model=prius&year_min=2018&generation=zvw5');
    const code = applyPatch(family, { lists: { kuzov: ['ZVW51'] } });
    expect(formatCatalogueUrl(code)).toContain('model=prius&kuzov=zvw51&year_min=2018&order_by');
    const without = applyPatch(family, { lists: { kuzov: [] } });
    expect(without.texts.generation).toBe('zvw5');
    expect(applyPatch(family, { lists: { model: ['AQUA'] } }).texts).toEqual({});
  });
  test('is normalised like an address', () =>
    expect(
      after({
        lists: { rate: ['S', '4.5', '9', 's'], kuzov: ['??'], price: [] },
        ranges: { year: { min: 2018.5, max: Number.NaN }, power: { max: 160 } },
        texts: { lot: ' A-5123 ' },
        order: 'best' as never,
        page: 0,
        limit: 8,
      }),
    ).toBe('brand=toyota&model=prius&pw_max=160&rate[]=4.5&rate[]=s&lot=a-5123&order_by=price_asc'));
  test('of the page alone keeps the filters', () =>
    expect(applyPatch(query, { page: 7 })).toEqual({ ...query, page: 7 }));
  test('of the order or page size returns to the first page', () => {
    expect(applyPatch(query, { order: 'year_desc' }).page).toBe(1);
    expect(applyPatch(query, { limit: 24 })).toMatchObject({ page: 1, limit: 24 });
  });

  test('gives a canonical query', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryQuery(), (from, to) => {
        const next = applyPatch(from, { lists: to.lists, ranges: to.ranges, texts: to.texts });
        expect(parseCatalogueUrl(formatCatalogueUrl(next))).toEqual(next);
      }),
      RUNS,
    );
  });

  test('of any values never throws, and gives a canonical query', () => {
    const anything = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('toyota', 'ra'),
    );
    const keys = fc.constantFrom(...FACETS.map(({ key }) => key));
    const number = fc.oneof(fc.integer(), fc.double(), fc.constant(undefined));
    const part = <T>(value: fc.Arbitrary<T>) => fc.dictionary(keys, value, { maxKeys: 3 });
    const patches = fc.record(
      {
        lists: part(fc.oneof(fc.constant(null), fc.array(fc.string({ unit: 'binary' })))),
        ranges: part(fc.oneof(fc.constant(null), fc.record({ min: number, max: number }))),
        texts: part(anything),
        page: fc.integer(),
        limit: fc.integer(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(arbitraryQuery(), patches, (from, patch) => {
        const next = applyPatch(from, patch as QueryPatch);
        expect(parseCatalogueUrl(formatCatalogueUrl(next))).toEqual(next);
      }),
      RUNS,
    );
  });
});
