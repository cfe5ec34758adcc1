import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { prefixLine } from './prefix.ts';

test('all lines begin in the same column, regardless of the length of the name', () => {
  expect(stripVTControlCharacters(prefixLine('main', 'ready'))).toBe('main    │ ready');
  expect(stripVTControlCharacters(prefixLine('backend', 'ready'))).toBe('backend │ ready');
});
