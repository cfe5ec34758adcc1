import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1SetsSchema } from '@vvoz/api/v1/v1Schemas';
import { carsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a set has a page of lots and their total count', async () => {
  const [set] = v1SetsSchema.parse((await api.get('/api/auctions/sets')).body).items;
  const { count, items } = carsSchema.parse(
    (await api.get(`/api/auctions/sets/items?id=${set?.id}&limit=5`)).body,
  );
  expect(items.length).toBe(Math.min(5, count));
});

test('set_id adds the filter of a set to another call', async () => {
  const { items } = v1SetsSchema.parse((await api.get('/api/auctions/sets?type=japan_st')).body);
  const id = items[0]?.id;
  const own = carsSchema.parse((await api.get(`/api/auctions/sets/items?id=${id}`)).body);
  expect((await api.get(`/api/auctions/count?type=japan_st&set_id=${id}`)).text).toBe(String(own.count));
});

test.each([
  ['', '400 bad_value id'],
  ['id=0x1', '400 bad_value id'],
  ['id=999999', '404 not_found'],
  ['id=1&limit=1000', '400 bad_value limit'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/sets/items?${query}`))).toBe(expected);
});
