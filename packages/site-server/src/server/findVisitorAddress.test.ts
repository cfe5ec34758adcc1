import { expect, test } from 'vitest';
import { trustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { findVisitorAddress } from './findVisitorAddress.ts';

const TRUSTED = trustedProxies.parse('10.0.0.0/8');

test.each<[string, string | undefined, string | string[] | undefined, string | undefined]>([
  ['a connection without a gateway', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger who writes the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a gateway', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a gateway on this machine', '::1', '203.0.113.7', '203.0.113.7'],
  ['a gateway behind another', '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [
    'a visitor who writes the header in front of a gateway',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['a visitor who pretends to be a gateway', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['a gateway that repeats the header', '10.0.0.1', ['203.0.113.7', '10.0.0.3'], '203.0.113.7'],
  ['a gateway that adds the port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['gateways that add the port', '10.0.0.1', '203.0.113.7:4711, 10.0.0.2:80', '203.0.113.7'],
  ['an IPv6 address in brackets', '10.0.0.1', '[2001:DB8::1]:4711', '2001:db8::1'],
  ['an IPv4 address as an IPv6 socket sees it', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a gateway that names nobody', '10.0.0.1', undefined, '10.0.0.1'],
  ['a gateway that writes nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['nonsense between gateways', '10.0.0.1', '203.0.113.7, unknown, 10.0.0.2', '10.0.0.2'],
  ['a connection that is gone', undefined, '203.0.113.7', undefined],
])('the address found for %s', (_, connection, forwarded, expected) => {
  expect(findVisitorAddress(connection, forwarded, TRUSTED)).toBe(expected);
});
