import { expect, test } from 'vitest';
import { findMedian, findQuantile } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(findMedian([9, 1, 4])).toBe(4);
  expect(findMedian([9, 1, 4, 6])).toBe(5);
  expect(findMedian([7])).toBe(7);
  expect(findMedian([])).toBeNaN();
});

test('a quantile is one of the values', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect([findQuantile(values, 0), findQuantile(values, 0.5), findQuantile(values, 1)]).toEqual([1, 5, 10]);
  expect(findQuantile([], 0.5)).toBe(0);
});
