import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1SetsSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('lists the sets of a type with id and title', async () => {
  const all = v1SetsSchema.parse((await api.get('/api/auctions/sets')).body).items;
  const sold = v1SetsSchema.parse((await api.get('/api/auctions/sets?type=japan_st')).body).items;
  expect(sold.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(sold));
  expect(sold.every(({ title }) => /[а-я]/i.test(title))).toBe(true);
});

test.each([
  ['type=mars', '400 bad_value type'],
  ['id=1', '400 unknown_field id'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/sets?${query}`))).toBe(expected);
});
