import { expect, test } from 'vitest';
import { dropInternalHeaders, refuseRequest } from './screenHeaders.ts';

const refuse = (method: string, target: string, host = 'vvoz.example') =>
  refuseRequest({ method, target, headers: { host }, httpVersion: '1.1' });

test.each([
  ['GET', '/'],
  ['HEAD', '/japan/czeny-na-avto?year_min=2015'],
  ['GET', '/_next/static/chunks/a.js'],
  ['POST', '/api/request/send'],
  ['OPTIONS', '/api/chat/messages'],
])('%s %s is passed on', (method, target) => {
  expect(refuse(method, target)).toBeUndefined();
});

test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['POST', '/japan/czeny-na-avto', 'GET, HEAD'],
  ['PROPFIND', '/apiary', 'GET, HEAD'],
  ['', '/', 'GET, HEAD'],
  ['DELETE', '/api/site', 'GET, HEAD, POST, OPTIONS'],
  ['TRACE', '/_next/static/a.js', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is a 405 that names the methods: %s', (method, target, allow) => {
  expect(refuse(method, target)).toEqual({ status: 405, headers: { allow } });
});

test.each(['*', '', 'ftp://a/', 'a:80'])('the target «%s» is no path: 400', (target) => {
  expect(refuse('GET', target)).toEqual({ status: 400, headers: {} });
});

test.each(['a b', 'a/b', 'a?b', 'user@a', '[::1', 'a:999999', ''])(
  'the host «%s» is no name: 400',
  (host) => {
    expect(refuse('GET', '/', host)).toEqual({ status: 400, headers: {} });
  },
);

test.each(['localhost:3000', 'xn--b1ahghb.xn--p1ai', '10.0.0.1', '[::1]:3000', 'a_b.example'])(
  'the host %s is passed on',
  (host) => {
    expect(refuse('GET', '/', host)).toBeUndefined();
  },
);

test('only version 1.0 may leave the host out', () => {
  const request = { method: 'GET', target: '/', headers: {} };
  expect(refuseRequest({ ...request, httpVersion: '1.1' })?.status).toBe(400);
  expect(refuseRequest({ ...request, httpVersion: '1.0' })).toBeUndefined();
});

test('headers of the framework are dropped, those of browsers and gateways stay', () => {
  const kept = { host: 'a', 'x-forwarded-for': '1', 'x-request-id': 'a', nextcloud: '1', 'x-nextcloud': '1' };
  const headers = {
    ...kept,
    rsc: '1',
    'next-action': 'x',
    'next-router-state-tree': '%',
    'next-url': '/',
    'x-middleware-subrequest': 'a',
    'x-invoke-status': '500',
    'x-matched-path': '/',
    'x-now-route-matches': '1',
    'x-nextjs-data': '1',
    'x-next-revalidated-tags': 'a',
    'x-prerender-revalidate': 'a',
  };
  dropInternalHeaders(headers);
  expect(headers).toEqual(kept);
});
