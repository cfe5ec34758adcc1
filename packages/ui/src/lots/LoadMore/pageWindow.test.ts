import { expect, test } from 'vitest';
import { listPageWindow } from './pageWindow.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 2, '1 2'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 … 7'],
  [1, 104, '1 2 3 4 … 104'],
  [2, 104, '1 2 3 4 … 104'],
  [3, 104, '1 2 3 4 5 … 104'],
  [4, 104, '1 2 3 4 5 6 … 104'],
  [5, 104, '1 … 4 5 6 7 … 104'],
  [50, 104, '1 … 49 50 51 52 … 104'],
  [101, 104, '1 … 100 101 102 103 104'],
  [104, 104, '1 … 103 104'],
])('page %i of %i: %s', (page, pages, shown) =>
  expect(
    listPageWindow(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown),
);
