import { expect, test } from 'vitest';
import { readTarget } from './readTarget.ts';

test.each([
  ['/%ZZ', '/%EF%BF%BDZZ'],
  ['/%', '/%EF%BF%BD'],
  ['/%D0%9F%D', '/%D0%9F%EF%BF%BDD'],
  ['http://evil.example/kontakty?a=1', '/kontakty?a=1'],
  ['HTTPS://evil.example', '/'],
])('%s is read as %s', (url, target) => {
  expect(readTarget(url)).toEqual({ target, isLegacyPath: false });
  expect(() => decodeURIComponent(target.split('?')[0] ?? '')).not.toThrow();
});

test.each([
  ['/%EA%EE%ED%F2%E0%EA%F2%FB', '/контакты'],
  ['/japan/%D2%EE%E9%EE%F2%E0?year_min=2015', '/japan/Тойота?year_min=2015'],
  ['/%FF', '/я'],
])('%s was written in windows-1251: %s', (url, text) => {
  const { target, isLegacyPath } = readTarget(url);
  expect([decodeURIComponent(target), isLegacyPath]).toEqual([text, true]);
});

test('the values of a query are read in both encodings; they do not make the path a legacy path', () => {
  const { target, isLegacyPath } = readTarget('/list?a=%F2%EE%E9%EE%F2%E0&b=%D1%82&c=%zz&d=?');
  expect([target, isLegacyPath]).toEqual([
    `/list?a=${encodeURIComponent('тойота')}&b=%D1%82&c=%zz&d=?`,
    false,
  ]);
});

test.each(['/', '/cars/japan/a%2Fb', '/%D0%9F?x=%ZZ', '/a?b=?%', '*'])('%s is unchanged', (url) => {
  expect(readTarget(url)).toEqual({ target: url, isLegacyPath: false });
});
