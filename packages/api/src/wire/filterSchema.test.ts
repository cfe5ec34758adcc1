import { expect, test } from 'vitest';
import { listSchema } from './filterSchema.ts';

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
