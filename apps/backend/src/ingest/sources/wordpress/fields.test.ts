import { describe, expect, test } from 'vitest';
import { readAcfFields } from './acfFields.ts';
import { listPictureIds, MEDIA_FIELD, readGallery } from './readGallery.ts';
import { readSlug } from './readSlug.ts';

const choice = (value: unknown, label: unknown) => ({ value, label });

describe('custom fields', () => {
  test.each([
    [null, undefined],
    [false, undefined],
    ['', undefined],
    [[], undefined],
    [0, 0],
    [true, true],
    ['x', 'x'],
    [choice('D', 'Дизель'), 'D'],
    [choice('', 'Дизель'), 'Дизель'],
    [choice([], false), undefined],
    [['a', 2], 'a, 2'],
    [[choice('a', 'A'), choice('', 'B')], 'a, B'],
    [[choice('', '')], [choice('', '')]],
    [[['a']], [['a']]],
    [[null], [null]],
  ])('%j is read as %j', (value, read) => {
    expect(readAcfFields({ a: value }, [])).toEqual({ a: read });
  });

  test('an object with a value or a label alone is a group', () => {
    expect(readAcfFields({ g: { value: 1 }, h: { label: 2 } }, [])).toEqual({ value: 1, label: 2 });
  });

  test('a field outside a group has priority over one in it, unless it is empty', () => {
    const acf = { g: { a: 'inner', b: 'first', c: 'inner' }, h: { b: 'second' }, a: 'outer', c: '' };
    expect(readAcfFields(acf, [])).toEqual({ a: 'outer', b: 'first', c: 'inner' });
  });

  test('groups are read three levels deep', () => {
    expect(readAcfFields({ one: { two: { three: { a: 1 } } } }, [])).toEqual({ a: 1 });
    expect(readAcfFields({ one: { two: { three: { four: { a: 1 } } } } }, [])).toEqual({ four: { a: 1 } });
  });

  test('a field named in `kept` is unchanged, also in a group', () => {
    const images = { url: 'x' };
    expect(readAcfFields({ images }, ['images'])).toEqual({ images });
    expect(readAcfFields({ g: { images } }, ['images'])).toEqual({ images });
  });
});

describe('a gallery', () => {
  const LINK = 'https://site.example/spec/1/';
  const withImages = (images: unknown, more: object = {}) => ({ link: LINK, acf: { images }, ...more });

  test.each([
    [undefined, [], []],
    [null, [], []],
    [false, [], []],
    ['', [], []],
    [' # ', [], []],
    ['/pictures/1', ['/pictures/1'], []],
    ['/a.jpg# https://h.example/b.jpg#c', ['/a.jpg', 'https://h.example/b.jpg', '/spec/1/c'], []],
    [{ url: '/a.jpg#top' }, ['/a.jpg'], []],
    [[{ source_url: '/a.jpg' }], ['/a.jpg'], []],
    [['ftp://h/a.jpg', 'data:x'], [], ['ftp://h/a.jpg', 'data:x']],
    [[{}, null, true, 9], [], [{}, null, true, 9]],
    [['0'], ['/spec/1/0'], []],
    [[5, '6', { ID: 7 }, { id: ' 8 ' }], ['/5.jpg', '/6.jpg', '/7.jpg', '/8.jpg'], []],
  ])('%j: addresses %j, dropped %j', (images, addresses, lost) => {
    const media = Object.fromEntries(['5', '6', '7', '8'].map((id) => [id, `/${id}.jpg`]));
    const expected = addresses.map((one) =>
      one.startsWith('/') && !one.startsWith('/pictures/') ? `https://site.example${one}` : one,
    );
    const gallery = readGallery(withImages(images, { [MEDIA_FIELD]: { ...media, 9: 1 } }));
    expect(gallery).toEqual({ addresses: expected, lost });
  });

  test('without other pictures the featured one is shown, if there is one', () => {
    const featured = (list: unknown) => ({ _embedded: { 'wp:featuredmedia': list } });
    const listShown = (more: object, images: unknown = []) => readGallery(withImages(images, more)).addresses;
    expect(listShown(featured([{ source_url: '/f.jpg' }]))).toEqual(['https://site.example/f.jpg']);
    expect(listShown(featured([{ source_url: '/f.jpg' }]), ['/a.jpg'])).toEqual([
      'https://site.example/a.jpg',
    ]);
    for (const list of [undefined, [], [{}], { 0: { source_url: '/f.jpg' } }])
      expect(listShown(featured(list))).toEqual([]);
    expect(listShown({ _embedded: null })).toEqual([]);
  });

  test('relative addresses need the address of the post', () => {
    expect(readGallery({ acf: { images: ['/a.jpg', 'https://h.example/b.jpg'] } })).toEqual({
      addresses: ['https://h.example/b.jpg'],
      lost: ['/a.jpg'],
    });
    expect(readGallery({ acf: 7 })).toEqual({ addresses: [], lost: [] });
  });

  test.each([
    [
      [5, '6', { ID: 7 }, { id: ' 8 ' }, 5],
      ['5', '6', '7', '8', '5'],
    ],
    [[{ ID: 7, url: '/a.jpg' }, '/b.jpg'], []],
    [[0, '07', -1, 1.5, 'x7', '7x', 1_000_000_000_000], []],
    [[999_999_999_999], ['999999999999']],
    ['5#6', ['5', '6']],
    [null, []],
  ])('%j: requested ids %j', (images, ids) => {
    expect(listPictureIds(withImages(images))).toEqual(ids);
  });

  test('a record that is not an object has no pictures', () => {
    for (const record of [null, 'x', {}, { acf: [] }]) expect(listPictureIds(record)).toEqual([]);
  });
});

test.each([
  [' Czeny ', 'czeny'],
  ['%d1%86%d0%b5%d0%bd%d1', 'цен'],
  ['a%zz', 'a'],
  ['%zz', undefined],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), undefined],
  ['.', undefined],
  ['..', undefined],
  ['..a', '..a'],
  ['a..', 'a..'],
  ['a\\b', undefined],
  ['a|b', undefined],
  ['a\u0007b', undefined],
])('the slug %j is %j', (text, slug) => {
  expect(readSlug(text)).toBe(slug);
});
