import { describe, expect, test } from 'vitest';
import { createPictureHosts, pictureHostList, toPictureHost } from './pictureHosts.ts';

const checkHost = createPictureHosts(
  pictureHostList.parse('img.example, *.Pics.example,127.0.0.1:4700,10.0.0.5,[::1]:81,wordpress:80'),
);

test.each([
  ['https://img.example/a.jpg', 'public only'],
  ['http://IMG.example/a.jpg', 'public only'],
  ['https://1.pics.example/a', 'public only'],
  ['https://a.b.pics.example/a', 'public only'],
  ['http://127.0.0.1:4700/a', 'any address'],
  ['http://[::1]:81/a', 'any address'],
  ['http://wordpress/a', 'any address'],
  ['http://10.0.0.5/a', 'public only'],
])('%s: %s', (address, permission) => expect(checkHost(new URL(address))).toBe(permission));

test.each([
  'https://pics.example/a',
  'https://evilpics.example/a',
  'https://sub.img.example/a',
  'https://img.example.evil.example/a',
  'https://img.example:8443/a',
  'https://img.example@evil.example/a',
  'https://user@img.example/a',
  'https://:password@img.example/a',
  'https://wordpress/a',
  'http://127.0.0.1/a',
  'http://127.0.0.1:4701/a',
  'ftp://img.example/a',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
])('%s is refused', (address) => expect(checkHost(new URL(address))).toBe('refused'));

describe('the list', () => {
  test('is empty if the variable is not set', () => {
    expect([undefined, '', ' , '].map((text) => pictureHostList.parse(text))).toEqual([[], [], []]);
  });

  test.each(['https://img.example', 'img.example/path', '*', 'a b', '*.', 'img.*', 'x:0', 'x:123456'])(
    '%j is a fault that says what an entry looks like',
    (text) => expect(pictureHostList.safeParse(text).error?.message).toContain('img.example, *.example'),
  );

  test('accepts an address and uses its host, with the port if given', () => {
    expect(['https://Site.example/blog', 'http://127.0.0.1:8080'].map(toPictureHost)).toEqual([
      'site.example',
      '127.0.0.1:8080',
    ]);
  });
});
