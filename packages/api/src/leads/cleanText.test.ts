import { expect, test } from 'vitest';
import { cleanLine, cleanLines, cutText } from './cleanText.ts';

test.each([
  ['  Анна \t Петрова ', 'Анна Петрова'],
  ['Анна\r\nBcc: x@example.test', 'Анна Bcc: x@example.test'],
  ['a\u2028b\u2029c\u0000d', 'a b c d'],
  ['го\u200Bд\u202E', 'год'],
  ['и\u0306', 'й'],
  ['\uD800x', '\uFFFDx'],
])('one line: %j → %j', (text, clean) => expect(cleanLine(text)).toBe(clean));

test.each([
  ['раз\r\nдва\rтри\u2028четыре\u2029пять', 'раз\nдва\nтри\nчетыре\nпять'],
  ['раз   \n\t\nдва', 'раз\n\nдва'],
  ['раз\n\n\n\n\nдва', 'раз\n\nдва'],
  ['  раз\u0007два  ', 'раз два'],
  ['раз  два', 'раз  два'],
])('several lines: %j → %j', (text, clean) => expect(cleanLines(text)).toBe(clean));

test('keeps at most thirty marks on a letter', () =>
  expect(cleanLine(`x${'\u0330'.repeat(500)}`)).toBe(`x${'\u0330'.repeat(30)}`));

test.each<[string, number, string]>([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab cd', 3, 'ab'],
  [' abc', 3, ' ab'],
  ['abc ', 4, 'abc '],
  // An emoji is never cut in half.
  ['ab🚗', 3, 'ab'],
  ['ab🚗', 4, 'ab🚗'],
  ['🚗ab', 3, '🚗a'],
])('%j in %i characters is %j', (text, maxLength, cut) => expect(cutText(text, maxLength)).toBe(cut));
