import { expect, test } from 'vitest';
import { formatBars } from './bars.ts';

const BINS = { bins: [10, 0, 20, 1].map((count, index) => ({ from: index * 5, to: index * 5 + 5, count })) };
const [FIRST, THIRD, LAST] = ['M0 24v-12h9.3V24z', 'M20 24v-24h9.3V24z', 'M30 24v-1.2h9.3V24z'];

test.each([
  ['without a range', undefined, '', `${FIRST}${THIRD}${LAST}`],
  ['of an open range', {}, `${FIRST}${THIRD}${LAST}`, ''],
  // A bin ends before its upper bound, the last one with it.
  ['from the end of a bin', { min: 5 }, `${THIRD}${LAST}`, FIRST],
  ['from the very end', { min: 20 }, LAST, `${FIRST}${THIRD}`],
  ['from beyond the end', { min: 21 }, '', `${FIRST}${THIRD}${LAST}`],
  ['up to the beginning of a bin', { max: 10 }, `${FIRST}${THIRD}`, LAST],
  ['up to below it', { max: 9 }, FIRST, `${THIRD}${LAST}`],
])('the bars %s', (_name, range, inside, outside) =>
  expect(formatBars(BINS, range)).toEqual({ inside, outside }),
);
