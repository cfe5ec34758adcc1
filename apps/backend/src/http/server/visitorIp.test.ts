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

test('the operator may name other servers as our own', () => {
  const trusted = new Set(['10.0.0.2']);
  expect(findVisitorIp({ ip: '10.0.0.2', query: { ip: '203.0.113.7' } }, trusted)).toEqual({
    ip: '203.0.113.7',
    isVisitor: true,
  });
  expect(findVisitorIp({ ip: '127.0.0.1', query: { ip: '203.0.113.7' } }, trusted).ip).toBe('127.0.0.1');
});
