import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatChance } from './chanceText.ts';

test.each([
  [0.02, 'примерно 1 из 10'],
  [0.5, 'примерно 5 из 10'],
  [0.66, 'примерно 7 из 10'],
  [0.98, 'примерно 9 из 10'],
])('a chance of %d promises nothing: «%s»', (chance, text) =>
  expect(replaceNbsp(formatChance(chance))).toBe(text),
);
