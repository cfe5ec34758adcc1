import { expect, test } from 'vitest';
import { isOwnOrigin } from './isOwnOrigin.ts';

test.each<[string, Record<string, string>, boolean]>([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }, false],
  ['an old browser on this site', { host: 'vvoz.example', origin: 'https://vvoz.example' }, true],
  ['an old browser on another site', { host: 'vvoz.example', origin: 'https://other.example' }, false],
  ['an old browser on another port', { host: 'vvoz.example', origin: 'https://vvoz.example:8443' }, false],
  ['a document without an origin', { host: 'vvoz.example', origin: 'null' }, false],
  ['a program that is no browser', { host: 'vvoz.example' }, true],
])('a call of %s, with %j, is allowed: %s', (_, headers, isOwn) => {
  expect(isOwnOrigin(new Headers(headers))).toBe(isOwn);
});
