import { expect, test } from 'vitest';
import { createPlainKey } from './plainKey.ts';

const FIELDS = { kind: 'form', tel: '9141234567', name: 'Анна', message: '', consent: { version: '1' } };
const NOON = new Date('2026-11-22T12:00:00Z');
const key = createPlainKey(FIELDS, '/japan', '203.0.113.7', NOON);

test('a form whose button is pressed twice has one key', () => {
  for (const time of ['00:00:00Z', '12:05:00Z', '23:59:59Z'])
    expect(createPlainKey(FIELDS, '/japan', '203.0.113.7', new Date(`2026-11-22T${time}`))).toBe(key);
  expect(key).toMatch(/^plain-[0-9a-f]{64}$/);
});

test.each<[string, ...Parameters<typeof createPlainKey>]>([
  ['another text', { ...FIELDS, message: 'Prius' }, '/japan', '203.0.113.7', NOON],
  ['another page', FIELDS, '/korea', '203.0.113.7', NOON],
  ['another visitor', FIELDS, '/japan', '203.0.113.8', NOON],
  ['another day', FIELDS, '/japan', '203.0.113.7', new Date('2026-11-23T00:00:00Z')],
  ['the same weekday', FIELDS, '/japan', '203.0.113.7', new Date('2026-11-29T12:00:00Z')],
])('%s is another request', (_, fields, page, visitor, now) => {
  expect(createPlainKey(fields, page, visitor, now)).not.toBe(key);
});
