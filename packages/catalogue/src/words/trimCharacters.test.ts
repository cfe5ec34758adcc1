import { expect, test } from 'vitest';
import { trimEndCharacters, trimCharacters } from './trimCharacters.ts';

test.each([
  ['/a/b//', '/', '/a/b'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a!?', '?!', 'a'],
  ['a/ ', '/', 'a/ '],
])('the end of «%s» loses «%s»: «%s»', (text, characters, trimmed) => {
  expect(trimEndCharacters(text, characters)).toBe(trimmed);
});

test.each([
  ['--ZVW30-', '-', 'ZVW30'],
  ['---', '-', ''],
  ['A-B', '-', 'A-B'],
])('«%s» loses «%s» at both ends: «%s»', (text, characters, trimmed) => {
  expect(trimCharacters(text, characters)).toBe(trimmed);
});
