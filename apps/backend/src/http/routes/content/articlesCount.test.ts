import { afterAll, beforeAll, expect, test } from 'vitest';
import { articlesCountSchema, articlesSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test.each(['tamozhnya', 'tamozhnya%2Futilsbor', 'news'])('the count of %s equals its list', async (id) => {
  const { count } = articlesCountSchema.parse((await api.get(`/wp-json/api/articles/count/${id}`)).body);
  const field = id === 'news' ? 'kind' : 'category';
  expect(count).toBe(
    articlesSchema.parse((await api.get(`/wp-json/api/articles?${field}=${id}`)).body).count,
  );
  expect(count).toBeGreaterThan(0);
});

test.each([
  ['poems', '404 not_found'],
  ['__proto__', '404 not_found'],
  ['news?limit=1', '400 unknown_field limit'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/wp-json/api/articles/count/${path}`))).toBe(expected);
});
