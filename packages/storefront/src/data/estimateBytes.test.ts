import { expect, test } from 'vitest';
import { estimateBytes } from './estimateBytes.ts';

test.each<[unknown, number]>([
  ['', 24],
  ['лот', 30],
  [1, 8],
  [null, 8],
  [undefined, 8],
  [{}, 32],
  [{ a: 1, b: true }, 48],
  [[1, 2, 3], 56],
  [{ lots: [{ id: 'a1' }] }, 32 + 8 + 32 + 8 + 32 + 8 + 28],
])('%j: %i bytes', (value, bytes) => expect(estimateBytes(value)).toBe(bytes));
