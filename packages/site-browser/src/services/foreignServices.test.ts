import { expect, test } from 'vitest';
import { FOREIGN_SERVICES, listForeignHosts, needsConsent, type ForeignService } from './foreignServices.ts';

const rows: readonly (readonly [string, ForeignService])[] = Object.entries(FOREIGN_SERVICES);

test.each(rows)('%s names its hosts with their scheme, and no whole top-level domain', (_name, { hosts }) => {
  for (const host of Object.values(hosts).flat())
    expect(host).toMatch(/^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/);
});

test.each(rows)('an id of %s has no character that ends its part of an address', (_name, { id }) => {
  for (const text of ['', '..', 'a b', '1;script', '1?x', '1#x', '"1"', '../1', '1\n'])
    expect(id.test(text), text).toBe(false);
});

test.each([
  [{}, false],
  [{ recaptcha: 'k' }, false],
  [{ metrika: '12345' }, true],
  [{ jivo: 'a1B2c3D4e5', recaptcha: 'k' }, true],
])('the services %j need a consent: %s', (ids, expected) => {
  expect(needsConsent(ids)).toBe(expected);
});

test('a support chat may also hold a live connection; each host is named once', () => {
  expect(listForeignHosts('connect-src', { chatra: 'k', smartCaptcha: 'k' })).toEqual([
    'https://smartcaptcha.cloud.yandex.ru',
    'https://call.chatra.io',
    'https://chat.chatra.io',
    'wss://call.chatra.io',
    'wss://chat.chatra.io',
  ]);
  expect(listForeignHosts('frame-src', { chatra: 'k' })).toEqual([
    'https://call.chatra.io',
    'https://chat.chatra.io',
  ]);
});
