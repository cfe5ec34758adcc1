import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { prefixed } from './prefix.ts';

test('names stand in one column, whatever their length', () => {
  expect(stripVTControlCharacters(prefixed('main', 'ready'))).toBe('main    │ ready');
  expect(stripVTControlCharacters(prefixed('backend', 'ready'))).toBe('backend │ ready');
});
