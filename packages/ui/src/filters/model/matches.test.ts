import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test.each([
  ['chr', 'C-HR', true],
  ['land c', 'Land Cruiser Prado', true],
  ['D5', 'Delica D:5', true],
  ['', 'Prius', true],
  ['pruis', 'Prius', false],
])('«%s» in «%s»: %s', (needle, label, expected) => expect(matches(needle, label)).toBe(expected));
