import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewsSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const reviews = async (query: string) => reviewsSchema.parse((await api.get(`/api/reviews?${query}`)).body);

test('at least forty reviews with their mean rating', async () => {
  const { count, rating, items } = await reviews('limit=100');
  expect(count).toBeGreaterThanOrEqual(40);
  expect(items).toHaveLength(count);
  const mean = items.reduce((sum, review) => sum + review.rating, 0) / count;
  expect(rating).toBeCloseTo(mean, 1);
});

test('reviews can be limited to a catalogue and sliced; without reviews there is no mean', async () => {
  const { count, items } = await reviews('template=japan-main&limit=2&offset=1');
  expect(items).toHaveLength(Math.min(2, count - 1));
  expect(await reviews('template=nothing')).toEqual({ count: 0, rating: null, items: [] });
});

test.each([
  ['limit=x', '400 bad_value limit'],
  ['stars=5', '400 unknown_field stars'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/reviews?${query}`))).toBe(expected);
});
