import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { createV1Client, type V1Client } from './v1Client.ts';

/** Returns the addresses that a call requests, in order. All answers are empty. */
async function captureAddresses(call: (client: V1Client) => Promise<unknown>): Promise<readonly string[]> {
  const addresses: string[] = [];
  const client = createV1Client({
    baseUrl: 'http://backend/base/',
    fetch: async (request) => {
      addresses.push(`${(request as Request).method} ${(request as Request).url}`);
      return Response.json({ count: 0, items: [], auto_popular_list: [] });
    },
    warn: () => {},
  });
  // The empty answer makes some calls fail, but the request has been captured by then.
  await call(client).catch(() => {});
  return addresses;
}

const SCOPE = { type: 'left', parent: 'spec_japan' } as const;
const QUERY: ScopedQuery = {
  ...EMPTY_QUERY,
  lists: { brand: ['ROLLS-ROYCE'], color: ['pearl', 'wine'] },
  ranges: { year: { min: 1999, max: 2008 } },
  texts: { lot: '5 & 7' },
  page: 3,
  order: 'price_asc',
  known: { day: false },
};
const SCOPED = 'type=left&type_parent=spec_japan';

/** Filters as the wire spells them, written by hand. */
const FILTERS = [
  ['marka_name', 'ROLLS-ROYCE'],
  ['year_min', '1999'],
  ['year_max', '2008'],
  ['color_in_arr', 'pearl,wine'],
  ['lot', '5 & 7'],
  ['auction_date_not_null', '0'],
] as const;

type Calls = { readonly [Name in keyof V1Client]: (client: V1Client) => Promise<unknown> };

/** Every method, with a query where it takes one. */
const CALLS: Calls = {
  count: (client) => client.count(SCOPE, QUERY),
  cars: (client) => client.cars(SCOPE, QUERY, { limit: 12 }),
  car: (client) => client.car('left hand', 'a/b?c#d'),
  brands: (client) => client.brands(SCOPE, QUERY),
  models: (client) => client.models(SCOPE, QUERY),
  series: (client) => client.series(SCOPE, QUERY),
  colors: (client) => client.colors(SCOPE, QUERY),
  filter: (client) => client.filter(SCOPE),
  engines: (client) => client.engines(),
  sets: (client) => client.sets('japan'),
  setItems: (client) => client.setItems('7&8', 4),
  cataloguePage: (client) => client.cataloguePage('spec_japan', QUERY),
  popular: (client) => client.popular('left/hand'),
};

const PATHS: Readonly<Record<keyof V1Client, string>> = {
  count: 'api/auctions/count',
  cars: 'api/auctions',
  car: 'api/auto/left%20hand/a%2Fb%3Fc%23d',
  brands: 'api/auctions/brands',
  models: 'api/auctions/models',
  series: 'api/auctions/series',
  colors: 'api/auctions/colors',
  filter: 'api/auctions/filter',
  engines: 'api/auto/korean/filter/eng_v',
  sets: 'api/auctions/sets',
  setItems: 'api/auctions/sets/items',
  cataloguePage: 'api/auto/spec_japan/catalog_page',
  popular: 'api/auto/popular/home/left%2Fhand',
};

test.each(Object.keys(PATHS) as readonly (keyof V1Client)[])(
  '%s sends one request, to its own path',
  async (name) => {
    const addresses = await captureAddresses(CALLS[name]);
    expect(addresses.map((address) => address.split('?')[0])).toEqual([
      `GET http://backend/base/${PATHS[name]}`,
    ]);
  },
);

const captureSearch = async (name: keyof V1Client): Promise<string> => {
  const [address = ''] = await captureAddresses(CALLS[name]);
  return address.split('?')[1] ?? '';
};

test.each(['count', 'brands', 'models', 'series', 'colors'] as const)(
  '%s sends type, parent and filters, and nothing else',
  async (name) => {
    const [type, parent, ...filters] = new URLSearchParams(await captureSearch(name));
    expect([type, parent]).toEqual([
      ['type', 'left'],
      ['type_parent', 'spec_japan'],
    ]);
    expect(filters.toSorted()).toEqual(FILTERS.toSorted());
  },
);

test('a list call also sends order, limit and offset', async () => {
  const pairs = [...new URLSearchParams(await captureSearch('cars'))];
  expect(pairs.slice(2, -3).toSorted()).toEqual(FILTERS.toSorted());
  expect(pairs.slice(-3).map(([, value]) => value)).toEqual(['price_asc', '12', '24']);
});

test('a catalogue page is requested with filters, without a type', async () => {
  const pairs = [...new URLSearchParams(await captureSearch('cataloguePage'))];
  expect(pairs.toSorted()).toEqual(FILTERS.toSorted());
});

test.each([
  ['filter', SCOPED],
  ['sets', 'type=japan'],
  ['setItems', 'id=7%268&limit=4'],
  ['car', ''],
  ['engines', ''],
  ['popular', ''],
] as const)('%s sends the parameters %j', async (name, search) =>
  expect(await captureSearch(name)).toBe(search),
);

test('a call without a parent sends no parent', async () => {
  const [address] = await captureAddresses((client) => client.filter({ type: 'korean' }));
  expect(address).toBe('GET http://backend/base/api/auctions/filter?type=korean');
});
