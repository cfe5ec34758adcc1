import { expect, test } from 'vitest';
import { parseRequestStart } from './requestStart.ts';

test('the time of arrival is the time of the header, less the seconds since', () => {
  expect(parseRequestStart('1795450000.123 0.004')).toBe(1_795_450_000_119);
  expect(parseRequestStart('1795450000.000 12.500')).toBe(1_795_449_987_500);
});

test.each([undefined, '', 't=1795450000.123', '1795450000 0', '1795450000.123', '-1.000 0.000', ['a', 'b']])(
  '%j is no time',
  (text) => {
    expect(parseRequestStart(text)).toBeUndefined();
  },
);
