import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewsSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readReviews = async (query: string) =>
  reviewsSchema.parse((await api.get(`/api/reviews?${query}`)).body);

test('the shipped content has at least forty reviews; the answer has their mean rating', async () => {
  const { count, rating, items } = await readReviews('limit=100');
  expect(count).toBeGreaterThanOrEqual(40);
  expect(items).toHaveLength(count);
  const mean = items.reduce((sum, review) => sum + review.rating, 0) / count;
  expect(rating).toBeCloseTo(mean, 1);
});

test('reviews can be limited to a catalogue and sliced; without reviews there is no mean', async () => {
  const { count, items } = await readReviews('template=japan-main&limit=2&offset=1');
  expect(items).toHaveLength(Math.min(2, count - 1));
  expect(await readReviews('template=nothing')).toMatchObject({ count: 0, rating: null, items: [] });
});

test('each filter option has the number of reviews that match it and the other filter', async () => {
  const { items, count, options } = await readReviews('template=japan-main&limit=100');
  const ratings = options.rating.map(({ value }) => Number(value));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(options.rating.reduce((sum, choice) => sum + choice.count, 0)).toBe(count);
  for (const { value, count: expected } of options.rating) {
    expect(items.filter(({ rating }) => String(rating) === value)).toHaveLength(expected);
    const both = await readReviews(`template=japan-main&rating=${value}`);
    expect(both.count).toBe(expected);
    expect(both.options.template).toContainEqual({ value: 'japan-main', count: expected });
  }
});

test.each([
  ['rating=6', '400 bad_value rating'],
  ['limit=x', '400 bad_value limit'],
  ['stars=5', '400 unknown_field stars'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/reviews?${query}`))).toBe(expected);
});
