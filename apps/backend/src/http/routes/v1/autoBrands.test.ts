import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the brands equal those of /api/auctions for the type in the path', async () => {
  const { body } = await api.get('/api/auto/japan/filter/brands?marka_name=TOYOTA');
  expect(brandsSchema.parse(body).items.length).toBeGreaterThan(0);
  expect(body).toEqual((await api.get('/api/auctions/brands?type=japan&marka_name=TOYOTA')).body);
});

test.each([
  ['mars', '', '404 not_found'],
  ['japan', 'type=japan', '400 unknown_field type'],
  ['japan', 'year_max=9999', '400 bad_value year_max'],
])('abuse: %s %s', async (type, query, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/${type}/filter/brands?${query}`))).toBe(expected);
});
