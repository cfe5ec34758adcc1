import { expect, test } from 'vitest';
import { estimateMinutes } from './estimateMinutes.ts';

test.each([
  [1, 1],
  [269, 1],
  [271, 2],
  [900, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(estimateMinutes(`<p>${'слово '.repeat(words)}</p>`)).toBe(minutes);
});
