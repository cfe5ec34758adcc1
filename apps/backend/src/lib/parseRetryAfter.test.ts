import { expect, test } from 'vitest';
import { parseRetryAfter } from './parseRetryAfter.ts';

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is read as %s ms', (header, ms) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(ms);
});
