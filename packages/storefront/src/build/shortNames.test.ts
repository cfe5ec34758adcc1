import { expect, test } from 'vitest';
import { createShortNames } from './shortNames.ts';

test('ten thousand names are short, different and never a word that ad blockers hide', () => {
  const createName = createShortNames();
  const names = Array.from({ length: 10_000 }, createName);
  expect(names.slice(0, 2)).toEqual(['_a', '_b']);
  expect(names.slice(51, 53)).toEqual(['_Z', '_ba']);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^_[a-zA-Z]{1,3}$/.test(name))).toBe(true);
});
