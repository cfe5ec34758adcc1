import { expect, test } from 'vitest';
import { findVisitorIp } from './visitorIp.ts';

test.each([
  ['198.51.100.1', {}, '198.51.100.1', true],
  ['198.51.100.1', { ip: '203.0.113.7' }, '198.51.100.1', true],
  ['198.51.100.1', undefined, '198.51.100.1', true],
  ['127.0.0.1', { ip: '203.0.113.7' }, '203.0.113.7', true],
  ['::1', { ip: '2001:db8::1' }, '2001:db8::1', true],
  ['::ffff:127.0.0.1', { ip: '203.0.113.7' }, '203.0.113.7', true],
  ['127.0.0.1', {}, '127.0.0.1', false],
  ['127.0.0.1', undefined, '127.0.0.1', false],
  ['127.0.0.1', null, '127.0.0.1', false],
  ['127.0.0.1', { ip: 'nobody' }, '127.0.0.1', false],
  ['127.0.0.1', { ip: ['203.0.113.7'] }, '127.0.0.1', false],
  ['127.0.0.2', { ip: '203.0.113.7' }, '127.0.0.2', true],
])('a call from %s with %j comes from %s, a visitor: %s', (peer, query, ip, isVisitor) => {
  expect(findVisitorIp({ ip: peer, query })).toEqual({ ip, isVisitor });
});

const SECRET = 'sixteen-letters-or-more';

test.each<[string, Record<string, string>, string, boolean]>([
  ['the right secret', { 'x-vvoz-secret': SECRET, 'x-vvoz-visitor': '203.0.113.7' }, '203.0.113.7', true],
  ['the secret without a visitor', { 'x-vvoz-secret': SECRET }, '198.51.100.1', false],
  [
    'the secret with nonsense',
    { 'x-vvoz-secret': SECRET, 'x-vvoz-visitor': 'nobody' },
    '198.51.100.1',
    false,
  ],
  [
    'a wrong secret',
    { 'x-vvoz-secret': `${SECRET}!`, 'x-vvoz-visitor': '203.0.113.7' },
    '198.51.100.1',
    true,
  ],
  ['an empty secret', { 'x-vvoz-secret': '', 'x-vvoz-visitor': '203.0.113.7' }, '198.51.100.1', true],
  ['no secret', { 'x-vvoz-visitor': '203.0.113.7' }, '198.51.100.1', true],
])('a call from an unknown address with %s', (_, headers, ip, isVisitor) => {
  const trusted = { has: () => false, secret: SECRET };
  expect(findVisitorIp({ ip: '198.51.100.1', query: {}, headers }, trusted)).toEqual({ ip, isVisitor });
});

test('a backend without a secret accepts none', () => {
  const headers = { 'x-vvoz-secret': 'undefined', 'x-vvoz-visitor': '203.0.113.7' };
  const trusted = { has: () => false, secret: undefined };
  expect(findVisitorIp({ ip: '198.51.100.1', query: {}, headers }, trusted).ip).toBe('198.51.100.1');
});

test('the header of our own server takes precedence over the field, which a visitor may have filled in', () => {
  const call = {
    ip: '127.0.0.1',
    query: { ip: '198.51.100.9' },
    headers: { 'x-vvoz-visitor': '203.0.113.7' },
  };
  expect(findVisitorIp(call)).toEqual({ ip: '203.0.113.7', isVisitor: true });
});

test.each(['none', '', 'nobody'])(
  'the field is ignored when our own server sends the header "%s"',
  (header) => {
    const call = {
      ip: '127.0.0.1',
      query: { ip: '198.51.100.9' },
      headers: { 'x-vvoz-visitor': header },
    };
    expect(findVisitorIp(call)).toEqual({ ip: '127.0.0.1', isVisitor: false });
  },
);

test('the operator may name other servers as our own', () => {
  const trusted = new Set(['10.0.0.2']);
  expect(findVisitorIp({ ip: '10.0.0.2', query: { ip: '203.0.113.7' } }, trusted)).toEqual({
    ip: '203.0.113.7',
    isVisitor: true,
  });
  expect(findVisitorIp({ ip: '127.0.0.1', query: { ip: '203.0.113.7' } }, trusted).ip).toBe('127.0.0.1');
});
