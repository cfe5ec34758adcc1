import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriesSchema } from '@vvoz/api/wire/answers';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the other filters are kept, and the counts add up to the list', async () => {
  const items = async (query: string) =>
    seriesSchema.parse((await api.get(`/api/auctions/series?${query}`)).body).items;
  const filter = 'marka_name=TOYOTA&model_name=PRIUS&year_min=2015';
  const own = await items(filter);
  const { text } = await api.get(`/api/auctions/count?${filter}`);
  expect(own.reduce((sum, { COUNT }) => sum + COUNT, 0)).toBe(Number(text));
  expect(own.map(({ KUZOV }) => KUZOV)).toContain('ZVW50');
});

test('nothing found is an empty list', async () => {
  const { body } = await api.get('/api/auctions/series?type=china');
  expect(body).toEqual({ items: [] });
});

test.each([
  ['type=mars', '400 bad_value type'],
  ['wheels=4', '400 unknown_field wheels'],
  ['year_min=%00', '400 bad_value year_min'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/series?${query}`))).toBe(expected);
});
