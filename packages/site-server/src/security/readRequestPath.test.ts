import { expect, test } from 'vitest';
import { isImpossiblePath, readRequestPath } from './readRequestPath.ts';

test.each([
  ['/%ZZ', '/%EF%BF%BDZZ'],
  ['/%', '/%EF%BF%BD'],
  ['/%D0%9F%D', '/%D0%9F%EF%BF%BDD'],
  ['http://evil.example/kontakty?a=1', '/kontakty?a=1'],
  ['HTTPS://evil.example', '/'],
])('%s is read as %s', (url, target) => {
  expect(readRequestPath(url)).toEqual({ target, isLegacyPath: false });
  expect(() => decodeURIComponent(target.split('?')[0] ?? '')).not.toThrow();
});

test.each([
  ['/%EA%EE%ED%F2%E0%EA%F2%FB', '/контакты'],
  ['/japan/%D2%EE%E9%EE%F2%E0?year_min=2015', '/japan/Тойота?year_min=2015'],
  ['/%FF', '/я'],
])('%s was written in windows-1251: %s', (url, text) => {
  const { target, isLegacyPath } = readRequestPath(url);
  expect([decodeURIComponent(target), isLegacyPath]).toEqual([text, true]);
});

test('the values of a query are read in both encodings; they do not make the path a legacy path', () => {
  const { target, isLegacyPath } = readRequestPath('/list?a=%F2%EE%E9%EE%F2%E0&b=%D1%82&c=%zz&d=?');
  expect([target, isLegacyPath]).toEqual([
    `/list?a=${encodeURIComponent('тойота')}&b=%D1%82&c=%zz&d=?`,
    false,
  ]);
});

test.each([
  '/%2525',
  '/%252e%252e/a',
  '/a%00b',
  '/%0d%0aX',
  '/a%5Cb',
  '/a\\b',
  '/%7F',
  '/a#b',
  '//japan',
  '/japan//toyota',
  '/japan//',
  '/.',
  '/..',
  '/a/./b',
  '/_next/static/../../japan',
  '/_next/static/%2e%2E/japan',
  '/healthz/.%2e/japan',
  '/a/%2E',
  '/Izbrannoe/..%2f_next/static/a.js',
  '/_next%2Fstatic/a.js',
  '/cars/japan/..%2F..%2f_next/static/a.js',
  '/cars/japan/a%2F%2Fb',
  '/cars%2Fjapan/1',
  'http://evil.example//a',
])('the path %s is refused, because servers may take it for another one', (url) => {
  expect(readRequestPath(url)).toEqual({ target: '/', isLegacyPath: false, fault: 400 });
});

test.each([
  ['/cars/japan/a%2Fb', '/cars/japan/a%2Fb'],
  ['/s/japan/b%2F2', '/s/japan/b%2F2'],
  ['/pictures/card/lot/japan/a%2F1?v=1', '/pictures/card/lot/japan/a%2F1?v=1'],
  ['/volkswagen/id.4-crozz/', '/volkswagen/id.4-crozz/'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a..b/...', '/a..b/...'],
  ['/japan?next=/a/../b//c%2F%00', '/japan?next=/a/../b//c%2F%00'],
  ['/%61pi/%73ite?a=%61', '/api/site?a=%61'],
  ['/%7Ea%2Db', '/~a-b'],
])('%s is no odd path; limits, caches and routes see %s', (url, target) => {
  expect(readRequestPath(url)).toEqual({ target, isLegacyPath: false });
});

const repeat = (count: number) => `/livez?${Array.from({ length: count }, () => 'a=1').join('&')}`;

test.each<[string, string, 414 | undefined]>([
  ['2,000 characters', `/?a=${'x'.repeat(1996)}`, undefined],
  ['2,001 characters', `/?a=${'x'.repeat(1997)}`, 414],
  ['100 parameters', repeat(100), undefined],
  ['101 parameters', repeat(101), 414],
  ['101 empty parameters', `/_next/static/a.js?${'&'.repeat(100)}`, 414],
])('%s: %s', (_, url, fault) => {
  expect(readRequestPath(url).fault).toBe(fault);
});

test.each(['/', '/cars/japan/a%2Fb', '/%D0%9F?x=%ZZ', '/a?b=?%', '*'])('%s is unchanged', (url) => {
  expect(readRequestPath(url)).toEqual({ target: url, isLegacyPath: false });
});

test('no page has a path with a segment of more than 200 characters', () => {
  expect(isImpossiblePath(`/cars/japan/${'x'.repeat(201)}`)).toBe(true);
});

test.each([
  '/',
  '/cars/japan/a%2Fb',
  '/100%25-hybrid',
  `/${'x'.repeat(200)}`,
  `/${'%D1%8F'.repeat(200)}`,
  '/a?b=%2525%00',
])('a page may have the path %.40s', (path) => {
  expect(isImpossiblePath(path)).toBe(false);
});
