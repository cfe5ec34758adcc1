import { expect, test } from 'vitest';
import { formatBars } from './bars.ts';

const BINS = { bins: [10, 0, 20, 1].map((count, index) => ({ from: index * 5, to: index * 5 + 5, count })) };
const FIRST = 'M0 240v-120h93V240h7';
const THIRD = 'M200 240v-240h93V240h7';
/** The last bar, alone or after the one before it. */
const LAST = 'M300 240v-12h93V240h7';
const THEN_LAST = 'v-12h93V240h7';

test.each([
  ['without a range', undefined, '', `${FIRST}${THIRD}${THEN_LAST}`],
  ['of an open range', {}, `${FIRST}${THIRD}${THEN_LAST}`, ''],
  // A bin excludes its upper bound; the last bin includes it.
  ['from the end of a bin', { min: 5 }, `${THIRD}${THEN_LAST}`, FIRST],
  ['from the very end', { min: 20 }, LAST, `${FIRST}${THIRD}`],
  ['from beyond the end', { min: 21 }, '', `${FIRST}${THIRD}${THEN_LAST}`],
  ['up to the beginning of a bin', { max: 10 }, `${FIRST}${THIRD}`, LAST],
  ['up to just before the beginning of a bin', { max: 9 }, FIRST, `${THIRD}${THEN_LAST}`],
])('which bars %s are inside, and which outside', (_name, range, inside, outside) =>
  expect(formatBars(BINS, range)).toEqual({ inside, outside }),
);
