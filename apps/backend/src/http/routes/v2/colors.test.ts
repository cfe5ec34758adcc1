import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { colorsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const listColors = async (query: string) =>
  colorsSchema.parse((await api.get(`/api/v2/colors?${query}`)).body).items;

test('lists every colour in Russian; a count is that of the count call', async () => {
  const items = await listColors('marka_name=TOYOTA&color=white');
  expect(items.map(({ id, label }) => ({ id, label }))).toEqual(
    COLORS.map(({ id, label }) => ({ id, label })),
  );
  for (const { id, COUNT } of items.slice(0, 3)) {
    const found = await api.get(`/api/v2/count?marka_name=TOYOTA&color=${id}`);
    expect(COUNT).toBe(v2CountSchema.parse(found.body).count);
  }
});

test('a bad value is refused', async () => {
  expect(formatRefusal(await api.get('/api/v2/colors?eng_v_max=-1'))).toBe('400 bad_value eng_v_max');
});

test('abuse: a field name with brackets inside', async () => {
  expect(formatRefusal(await api.get('/api/v2/colors?color[][]=white'))).toBe('400 unknown_field color[]');
});
