import { expect, test } from 'vitest';
import { readOpenList } from './openList.ts';

test.each([
  [{ panel: 'brand' }, 'brand'],
  [{ panel: 'kuzov', brand: 'toyota' }, 'kuzov'],
  [{ panel: 'year' }, undefined],
  [{ panel: '' }, undefined],
  [{ panel: ['brand', 'model'] }, undefined],
  [{ panel: ['brand'] }, undefined],
  [{}, undefined],
])('%j opens %s', (search, list) => expect(readOpenList(search)).toBe(list));
