import { expect, test } from 'vitest';
import { findNeighbours } from './findNeighbours.ts';

const make = (id: string, year: number | null, mileage: number | null, rank: number | null) => ({
  id,
  year,
  mileage,
  rank,
});
const LOT = make('lot', 2019, 64_000, 9);

test('the nearest in year, mileage and grade come first', () => {
  const sales = [
    make('three years older', 2016, 64_000, 9),
    make('twice as far', 2019, 128_000, 9),
    make('the same', 2019, 65_000, 9),
    make('a grade lower', 2019, 64_000, 8),
    make('unknown mileage', 2019, null, 9),
  ];
  const order = ['the same', 'a grade lower', 'unknown mileage', 'twice as far', 'three years older'];
  expect(findNeighbours(LOT, sales, 9).map(({ id }) => id)).toEqual(order);
  expect(findNeighbours(LOT, sales, 2).map(({ id }) => id)).toEqual(order.slice(0, 2));
  expect(findNeighbours(LOT, [], 2)).toEqual([]);
});

test('a lot of which nothing is known keeps the order of the sales', () => {
  const sales = [make('newest', 2020, 10, 9), make('older', 1990, 200_000, 1)];
  expect(findNeighbours(make('lot', null, null, null), sales, 9)).toEqual(sales);
});
