import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { recordRequests } from '../testing/recordRequests.ts';
import { createV2Client, type V2Client } from './v2Client.ts';

const QUERY = parseCatalogueUrl('brand=toyota');
const COMPARED = { total: 0, sales: [], factors: [], appearances: [] };
const ANSWER = {
  ...COMPARED,
  count: 4,
  items: [],
  currency: 'jpy',
  months: [],
  since: '2025-12-01',
  sold: 5,
  unsold: 1,
  years: [],
  mileages: [],
  grades: [],
  options: { brand: [{ value: 'TOYOTA', count: 4 }], moonroof: [] },
  histograms: { year: { bins: [] }, moonroof: { bins: [] } },
};

test.each<[string, (client: V2Client) => Promise<unknown>, string, unknown]>([
  ['count', (client) => client.count('japan', QUERY), 'count?type=japan&marka_name%5B%5D=TOYOTA', 4],
  [
    'cars',
    (client) => client.cars('japan', QUERY, { limit: 12 }),
    'cars?type=japan&marka_name%5B%5D=TOYOTA&order_by=date_desc&limit=12',
    { count: 4, items: [] },
  ],
  ['similar', (client) => client.similar('japan', 'a/b', 6), 'cars/japan/a%2Fb/similar?limit=6', []],
  [
    'neighbours',
    (client) => client.neighbours('japan', 'a/b'),
    'cars/japan/a%2Fb/neighbours',
    { currency: 'jpy', ...COMPARED },
  ],
  [
    'statistics',
    (client) => client.statistics('japan', 'a/b'),
    'cars/japan/a%2Fb/statistics',
    { currency: 'jpy', months: [] },
  ],
  [
    'sales',
    (client) => client.sales({ type: 'japan_st' }, parseCatalogueUrl('year_min=2019')),
    'sales?type=japan_st&year_min=2019',
    {
      currency: 'jpy',
      since: '2025-12-01',
      sold: 5,
      unsold: 1,
      months: [],
      years: [],
      mileages: [],
      grades: [],
    },
  ],
  ['budgets', (client) => client.budgets('japan'), 'budgets?type=japan', { items: [] }],
  [
    'facets, without those that only a newer backend has',
    (client) => client.facets({ type: 'japan' }, QUERY),
    'facets?type=japan&marka_name%5B%5D=TOYOTA',
    { options: { brand: [{ value: 'TOYOTA', count: 4 }] }, histograms: { year: { bins: [] } } },
  ],
])('%s', async (_name, call, address, result) => {
  const { requests, options } = recordRequests(ANSWER);
  expect(await call(createV2Client({ ...options, warn: () => {} }))).toEqual(result);
  expect(requests).toEqual([`GET http://backend/api/v2/${address}`]);
});

test('a lot of an unknown type is a 404 without a request', async () => {
  const { requests, options } = recordRequests(ANSWER);
  await expect(createV2Client(options).car('mars', '7')).rejects.toMatchObject({
    failure: { kind: 'http', url: 'api/v2/cars/mars', status: 404 },
  });
  expect(requests).toEqual([]);
});
