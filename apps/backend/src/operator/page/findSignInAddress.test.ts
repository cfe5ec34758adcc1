import { expect, test } from 'vitest';
import { findSignInAddress } from './findSignInAddress.ts';

test.each([
  ['127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['198.51.100.4', '203.0.113.9', '198.51.100.4'],
])('a connection from %s with X-Forwarded-For: %s is of %s', (ip, forwarded, address) => {
  expect(findSignInAddress({ ip, headers: { 'x-forwarded-for': forwarded } })).toBe(address);
});
