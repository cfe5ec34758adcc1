import { expect, test } from 'vitest';
import { createPostCheck, isOwnOrigin, MAX_POSTS_PER_MINUTE } from './admitPost.ts';

test.each<[string, Record<string, string>, boolean]>([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }, false],
  ['an old browser on this site', { host: 'vvoz.example', origin: 'https://vvoz.example' }, true],
  ['an old browser on another site', { host: 'vvoz.example', origin: 'https://other.example' }, false],
  ['an old browser on another port', { host: 'vvoz.example', origin: 'https://vvoz.example:8443' }, false],
  ['a document without an origin', { host: 'vvoz.example', origin: 'null' }, false],
  ['a program that is no browser', { host: 'vvoz.example' }, true],
])('a post from %s', (_, headers, isOwn) => {
  expect(isOwnOrigin(new Headers(headers))).toBe(isOwn);
});

test('an address that floods is refused for the rest of the minute, others are not', () => {
  let now = 1_000_000;
  const check = createPostCheck(() => now);
  const post = (visitor?: string) => check(new Headers(), visitor)?.status;
  for (let posts = 0; posts < MAX_POSTS_PER_MINUTE; posts += 1)
    expect(post('2001:db8:1:2::1')).toBeUndefined();
  now += 20_000;
  expect(check(new Headers(), '2001:db8:1:2:ffff::9')).toMatchObject({ status: 429, retrySeconds: 40 });
  expect(post('2001:db8:1:3::1')).toBeUndefined();
  expect(post()).toBeUndefined();
  now += 40_000;
  expect(post('2001:db8:1:2::1')).toBeUndefined();
});
