import { expect, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { createV1Client, type V1Client } from './v1Client.ts';

const WIRE = { ID: '7', TYPE: 'korean', MARKA_NAME: 'KIA', MODEL_NAME: 'K5', CURRENCY: 'KRW', STATUS: '' };
const ITEMS = [WIRE, { ...WIRE, ID: '8', TYPE: 'mars' }, { ...WIRE, ID: '9', COLOR: 'MYSTIC' }];
const MESSAGE = '1 of 3 lots left out: TYPE 1 ("mars"); values left out: COLOR 1 ("MYSTIC")';

const createClient = (body: unknown) => {
  const warn = vi.fn<(message: string) => void>();
  const client = createV1Client({ baseUrl: 'http://backend', fetch: async () => Response.json(body), warn });
  return { client, warn };
};

test.each<[string, (client: V1Client) => Promise<{ count: number; items: readonly { id: string }[] }>]>([
  ['api/auctions', (client) => client.cars({ type: 'korean' }, parseCatalogueUrl(''), { limit: 3 })],
  ['api/auctions/sets/items', (client) => client.setItems('1', 3)],
])('%s keeps the count and leaves unreadable lots out', async (path, call) => {
  const { client, warn } = createClient({ count: 12, items: ITEMS });
  const { count, items } = await call(client);
  expect([count, ...items.map(({ id }) => id)]).toEqual([12, '7', '9']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`${path}: ${MESSAGE}`);
});

test('parses popular lots like a list', async () => {
  const { client, warn } = createClient({ auto_popular_list: ITEMS });
  expect((await client.popular('korean')).map(({ id }) => id)).toEqual(['7', '9']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`api/auto/popular/home/korean: ${MESSAGE}`);
});

test('an unreadable single lot is a contract failure', async () => {
  const { client } = createClient({ ...WIRE, CURRENCY: 'GBP' });
  await expect(client.car('korean', '7')).rejects.toMatchObject({
    failure: { kind: 'contract', url: 'api/auto/korean/7', field: 'CURRENCY' },
  });
});
