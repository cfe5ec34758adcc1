import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { colorsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('every colour is listed; a count applies the other filters', async () => {
  const { items } = colorsSchema.parse(
    (await api.get('/api/auctions/colors?marka_name=TOYOTA&color=red')).body,
  );
  expect(items.map(({ id }) => id)).toEqual(COLORS.map(({ id }) => id));
  const white = items.find(({ id }) => id === 'white');
  expect(String(white?.COUNT)).toBe(
    (await api.get('/api/auctions/count?marka_name=TOYOTA&color=white')).text,
  );
});

test.each([
  ['color=<b>', '400 bad_value color'],
  ['limit=5', '400 unknown_field limit'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/colors?${query}`))).toBe(expected);
});
