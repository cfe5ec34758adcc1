import { expect, test } from 'vitest';
import { codedFilterSchema, listSchema } from './filterSchema.ts';

test.each([
  ['cost', 'cost_asc'],
  ['price', 'price_asc'],
  [' PRICE_DESC ', 'price_desc'],
  ['year_asc', 'year_asc'],
])('the order %j is %s, under either name', (input, order) => {
  expect(listSchema.parse({ order_by: input }).order_by).toBe(order);
  expect(listSchema.parse({ sort: input }).sort).toBe(order);
});

test.each(['year', 'cheap', ''])('there is no order %j', (input) =>
  expect(listSchema.safeParse({ order_by: input }).success).toBe(false),
);

test('a bound by a code of several grades includes them all, and a strict one none of them', () => {
  const bounds = { rate_min: '7', rate_max: '7', rate_gt: '7', rate_lt: '7' };
  expect(codedFilterSchema.parse(bounds)).toMatchObject({
    rate_min: '6',
    rate_max: 'S',
    rate_gt: 'S',
    rate_lt: '6',
  });
});
