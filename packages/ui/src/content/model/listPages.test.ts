import { expect, test } from 'vitest';
import { listPages } from './listPages.ts';

test.each([
  [1, 1, [1]],
  [1, 6, [1, 2, 6]],
  [3, 6, [1, 2, 3, 4, 6]],
  [6, 6, [1, 5, 6]],
])('page %d of %d has links to %j', (page, pages, shown) => {
  expect(listPages(page, pages)).toEqual(shown);
});
