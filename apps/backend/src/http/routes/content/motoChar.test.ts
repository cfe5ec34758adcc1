import { afterAll, beforeAll, expect, test } from 'vitest';
import { motoCharSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('finds a model by name, with or without the brand', async () => {
  const { body } = await api.get('/api/moto/char?model=CB400SF');
  expect(motoCharSchema.parse(body).items.map(({ name }) => name)).toContain('eng_v');
  expect((await api.get('/api/moto/char?model=honda%20cb400sf')).body).toEqual(body);
});

test.each([
  ['', '400 bad_value model'],
  ['model=nothing', '404 not_found'],
  ['model=CB400SF&brand=HONDA', '400 unknown_field brand'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/moto/char?${query}`))).toBe(expected);
});
