import { expect, test } from 'vitest';
import { createPageMemory } from './createPageMemory.ts';

const setup = () => {
  let now = 0;
  const memory = createPageMemory<{ readonly bytes: number }>(() => now);
  return { ...memory, pass: (seconds: number) => (now += seconds * 1000) };
};
const PAGE = { bytes: 100 };

test('a page is used for ten seconds from the beginning of its request', () => {
  const { find, keep, pass } = setup();
  pass(3);
  keep('a', PAGE, 0);
  pass(6.9);
  expect(find('a')).toBe(PAGE);
  pass(0.1);
  expect(find('a')).toBeUndefined();
});

test('after that one visitor renders the next page, and the others get the old one for five seconds more', () => {
  const { find, keep, pass } = setup();
  keep('a', PAGE, 0);
  pass(10);
  expect(find('a')).toBeUndefined();
  expect(find('a')).toBe(PAGE);
  pass(4.9);
  expect(find('a')).toBe(PAGE);
  pass(0.1);
  expect(find('a')).toBeUndefined();
  const next = { bytes: 120 };
  keep('a', next, 15_000);
  expect(find('a')).toBe(next);
});

test('keys never mix, and the least recent pages go when the memory is full', () => {
  const { find, keep } = setup();
  const large = { bytes: 15 * 1024 * 1024 };
  for (const key of ['a', 'b']) keep(key, large, 0);
  expect(find('a')).toBe(large);
  keep('c', PAGE, 0);
  keep('d', large, 0);
  expect(['a', 'b', 'c', 'd'].map((key) => find(key) !== undefined)).toEqual([true, false, true, true]);
});
