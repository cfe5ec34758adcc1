import { expect, test } from 'vitest';
import { chooseCoding } from './chooseCoding.ts';

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=1.0,gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000, deflate', undefined],
  ['br', 'br'],
  ['x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s → %s', (accepted, coding) => {
  expect(chooseCoding(accepted)).toBe(coding);
});
