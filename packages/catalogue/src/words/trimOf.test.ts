import { expect, test } from 'vitest';
import { trimEndOf, trimOf } from './trimOf.ts';

test.each([
  ['/a/b//', '/', '/a/b'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a!?', '?!', 'a'],
  ['a/ ', '/', 'a/ '],
])('the end of «%s» loses «%s»: «%s»', (text, characters, trimmed) => {
  expect(trimEndOf(text, characters)).toBe(trimmed);
});

test.each([
  ['--ZVW30-', '-', 'ZVW30'],
  ['---', '-', ''],
  ['A-B', '-', 'A-B'],
])('«%s» loses «%s» at both ends: «%s»', (text, characters, trimmed) => {
  expect(trimOf(text, characters)).toBe(trimmed);
});
