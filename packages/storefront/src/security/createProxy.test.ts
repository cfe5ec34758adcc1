import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { createProxy } from './createProxy.ts';

const proxy = createProxy('main', false);
const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://main${path}`, { headers }));
const LIST = '/japan/czeny-na-avto';

test.each([
  ['/JAPAN/czeny-na-avto', LIST],
  ['/Japan/Czeny-Na-Avto?year_min=2015', `${LIST}?year_min=2015`],
  ['/JAPAN/czeny-na-avto?brand=TOYOTA&model=', `${LIST}/toyota`],
  ['/JAPAN/CZENY-NA-AVTO/TOYOTA/PRIUS?utm_source=a', `${LIST}/toyota/prius?utm_source=a`],
  ['/STATISTIKA-PRODAZH', '/statistika-prodazh'],
])('%s goes to %s in one redirect', (path, wanted) => {
  const answer = ask(path);
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe(`http://main${wanted}`);
  expect(ask(wanted).headers.get('location')).toBeNull();
});

test('does not change the case of paths outside of catalogues', () => {
  expect(ask('/cars/japan/AbC').headers.get('location')).toBeNull();
});

test('every page gets a request id: the given one or a new one', () => {
  expect(ask(LIST, { 'x-request-id': 'from-gateway' }).headers.get('x-request-id')).toBe('from-gateway');
  const made = ask(LIST, { 'x-request-id': '<script>' }).headers.get('x-request-id');
  expect(made).toMatch(/^[\da-f-]{36}$/);
  expect(ask(LIST).headers.get('x-middleware-request-x-request-id')).not.toBe(made);
});
