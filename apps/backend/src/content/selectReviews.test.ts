import { expect, test } from 'vitest';
import type { Review } from '@vvoz/api/content/contentSchemas';
import { selectReviews } from './selectReviews.ts';

const REVIEWS = (
  [
    ['a', 'korea', 4],
    ['b', 'japan', 5],
    ['c', 'korea', 5],
    ['d', 'japan', 5],
    ['e', 'china', 3],
    ['f', 'korea', 4],
    ['g', 'japan', 4],
    ['h', 'korea', 3],
  ] as const
).map(([id, template, rating]) => ({ id, template, rating }) as Review);

const select = (query: Partial<Parameters<typeof selectReviews>[1]>) =>
  selectReviews(REVIEWS, { limit: 10, offset: 0, ...query });
const listOptions = (options: readonly { readonly value: string; readonly count: number }[]) =>
  options.map(({ value, count }) => `${value}: ${count}`);

test('the options of a filter count the reviews that match the other one; the most frequent come first', () => {
  const { options, count } = select({ template: 'korea', rating: 4 });
  expect(count).toBe(2);
  expect(listOptions(options.rating)).toEqual(['5: 1', '4: 2', '3: 1']);
  expect(listOptions(options.template)).toEqual(['korea: 2', 'japan: 1']);
  expect(listOptions(select({}).options.template)).toEqual(['korea: 4', 'japan: 3', 'china: 1']);
});

test('the mean and the count are those of all matches, not of the slice', () => {
  expect(select({ template: 'japan', limit: 1, offset: 1 })).toMatchObject({
    count: 3,
    rating: 4.7,
    items: [{ id: 'd' }],
  });
});
