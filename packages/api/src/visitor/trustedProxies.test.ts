import { expect, test } from 'vitest';
import { trustedProxies } from './trustedProxies.ts';

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['172.30.77.10', true],
  ['::ffff:172.30.77.10', true],
  ['172.30.78.10', false],
  ['fd00::5', true],
  ['fd01::5', false],
  ['203.0.113.9', true],
  ['203.0.113.10', false],
  ['nobody', false],
])('%s is trusted: %s', (ip, trusted) => {
  expect(trustedProxies.parse('172.30.77.0/24, fd00::/16,203.0.113.9').has(ip)).toBe(trusted);
});

test('without the variable only this machine is trusted', () => {
  expect(trustedProxies.parse(undefined).has('127.0.0.1')).toBe(true);
  expect(trustedProxies.parse(undefined).has('10.0.0.1')).toBe(false);
});

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '10.0.0.0/8/8', '10.0.0.0/-1', 'gateway'])(
  '%s is refused',
  (text) => {
    expect(() => trustedProxies.parse(text)).toThrow(`${text} is not an address or a network`);
  },
);
