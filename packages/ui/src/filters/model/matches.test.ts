import { expect, test } from 'vitest';
import { isMatch } from './matches.ts';

test.each([
  ['chr', 'C-HR', true],
  ['D5', 'Delica D:5', true],
  ['', 'Prius', true],
  ['pruis', 'Prius', false],
])('«%s» in «%s»: %s', (needle, label, expected) => expect(isMatch(needle, label)).toBe(expected));
