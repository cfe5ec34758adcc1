import { expect, test } from 'vitest';
import { normalizeIp, toLimitKey } from './toLimitKey.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.8', '203.0.113.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:0002:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::2:3:4:5:6', '1:0:0:2::/64'],
  ['2001:DB8:A:B::', '2001:db8:a:b::/64'],
])('%s is counted under the key %s', (ip, key) => {
  expect(toLimitKey(ip)).toBe(key);
});

test('the letters of an address become lower case', () =>
  expect(normalizeIp('2001:DB8::A')).toBe('2001:db8::a'));
