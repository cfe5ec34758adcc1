import { expect, test } from 'vitest';
import { encodeSegment } from './encodeSegment.ts';

test.each([
  ['prius-1', 'prius-1'],
  ['a/b?c', 'a%2Fb%3Fc'],
  ['...', '...'],
  ['x'.repeat(200), 'x'.repeat(200)],
])('%s is one segment', (value, segment) => {
  expect(encodeSegment(value)).toBe(segment);
});

test.each(['', '.', '..', 'x'.repeat(201), '\uD800'])('%j is not a segment: 404', (value) => {
  expect(() => encodeSegment(value)).toThrow(expect.objectContaining({ statusCode: 404 }));
});
