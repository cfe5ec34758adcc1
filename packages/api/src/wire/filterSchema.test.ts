import { expect, test } from 'vitest';
import { listSchema } from './filterSchema.ts';

test.each([
  ['cost', 'cost_asc'],
  ['price', 'price_asc'],
  [' PRICE_DESC ', 'price_desc'],
  ['year_asc', 'year_asc'],
])('the order %j is %s, under either name', (given, order) => {
  expect(listSchema.parse({ order_by: given }).order_by).toBe(order);
  expect(listSchema.parse({ sort: given }).sort).toBe(order);
});

test.each(['year', 'cheap', ''])('there is no order %j', (given) =>
  expect(listSchema.safeParse({ order_by: given }).success).toBe(false),
);
