import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { brandsSchema } from '@vvoz/api/wire/responses';
import { generateTestLots } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(generateTestLots({ count: 600, brands: 14 }));
});
afterAll(() => api.close());

const listBrands = async (query: string) =>
  brandsSchema.parse((await api.get(`/api/v2/brands?${query}`)).body).items;

test('lists every brand with its count, biggest first; ten are popular', async () => {
  const items = await listBrands('');
  const { count } = v2CountSchema.parse((await api.get('/api/v2/count')).body);
  expect(items.reduce((sum, item) => sum + item.COUNT, 0)).toBe(count);
  expect(items.map((item) => item.COUNT)).toEqual(items.map((item) => item.COUNT).toSorted((a, b) => b - a));
  expect(items.map((item) => item.IS_POPULAR)).toEqual([...Array(10).fill(1), ...Array(4).fill(0)]);
});

test('counts ignore the chosen brand, model and body code, so that another brand can be chosen', async () => {
  const green = await listBrands('color=green');
  expect(green[0]?.COUNT).toBeLessThan((await listBrands(''))[0]?.COUNT ?? 0);
  expect(await listBrands('color=green&marka_name=HONDA&model_name=X&kuzov=Y')).toEqual(green);
});

test('a brand is popular within its whole type, regardless of the filter', async () => {
  const popular = new Set(
    (await listBrands('')).filter((item) => item.IS_POPULAR).map((item) => item.MARKA_NAME),
  );
  for (const item of await listBrands('color=purple&year_max=2000'))
    expect(item.IS_POPULAR).toBe(popular.has(item.MARKA_NAME) ? 1 : 0);
});

test('a bad value is refused', async () => {
  expect(formatRefusal(await api.get('/api/v2/brands?mileage_max=far'))).toBe('400 bad_value mileage_max');
});

test('abuse: two thousand brands in one field', async () => {
  expect(formatRefusal(await api.get(`/api/v2/brands?marka_name=${'A,'.repeat(2000)}`))).toBe(
    '400 bad_value marka_name',
  );
});
