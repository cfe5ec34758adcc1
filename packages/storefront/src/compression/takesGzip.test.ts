import { expect, test } from 'vitest';
import { takesGzip } from './takesGzip.ts';

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br, GZIP;q=0.5', true],
  ['br;q=1.0,gzip;q=1', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.000, deflate', false],
  ['br', false],
  ['x-gzip', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding: %s → %s', (encodings, isTaken) => {
  expect(takesGzip({ 'accept-encoding': encodings })).toBe(isTaken);
});
