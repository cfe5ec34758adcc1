import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { v1PopularSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('lists lots of eight different models', async () => {
  const { auto_popular_list: lots } = v1PopularSchema.parse(
    (await api.get('/api/auto/popular/home/japan')).body,
  );
  expect(lots).toHaveLength(8);
  expect(new Set(lots.map(({ MARKA_NAME, MODEL_NAME }) => `${MARKA_NAME} ${MODEL_NAME}`)).size).toBe(8);
});

test('an empty catalogue has no popular lots', async () => {
  expect((await api.get('/api/auto/popular/home/china')).body).toEqual({ auto_popular_list: [] });
});

test.each(['/api/auto/popular/home', '/api/auto/popular/home/'])('%s has no type', async (path) => {
  const response = await api.get(path);
  expect(formatRefusal(response)).toBe('400 bad_value type');
  expect(errorSchema.parse(response.body).error.message).toBe('Не указан тип каталога');
});

test('an unknown type is a 404', async () => {
  expect(formatRefusal(await api.get('/api/auto/popular/home/mars'))).toBe('404 not_found');
});
