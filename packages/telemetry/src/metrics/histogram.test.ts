import { expect, test } from 'vitest';
import { createHistogram, estimateQuantile } from './histogram.ts';

function fill(bounds: readonly number[], values: readonly number[]) {
  const histogram = createHistogram(bounds);
  for (const value of values) histogram.add(value);
  return histogram.read();
}

test('a value belongs to the first bucket whose bound it does not exceed', () => {
  expect(fill([1, 2], [0, 1, 1.5, 2, 9])).toEqual({ bounds: [1, 2], counts: [2, 2, 1], sum: 13.5, count: 5 });
});

test('a quantile is linear inside its bucket', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(estimateQuantile(fill([50, 100], values), 0.75)).toBe(75);
  expect(estimateQuantile(fill([50, 100], values), 0.25)).toBe(25);
  expect(estimateQuantile(fill([10, 20, 40], [15, 15, 15, 15]), 0.75)).toBe(17.5);
});

test('values above the last bound count as that bound; without values there is no quantile', () => {
  expect(estimateQuantile(fill([1, 2], [7, 8]), 0.75)).toBe(2);
  expect(estimateQuantile(fill([1, 2], []), 0.75)).toBeUndefined();
});
