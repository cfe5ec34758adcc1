import { expect, test } from 'vitest';
import { readPost } from './readPost.ts';

const post = (fields: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  slug: 'czeny',
  status: 'publish',
  date: '2026-09-01T10:00:00',
  title: { rendered: 'Цены' },
  content: { rendered: '<p>x</p>', protected: false },
  ...fields,
});
const SRC = 'https://content.example/a.jpg';
const withMedia = (media: unknown) => post({ _embedded: { 'wp:featuredmedia': [media] } });

function imageOf(object: unknown) {
  const reading = readPost(object);
  if (reading.kind !== 'entry') throw new Error(`${reading.kind}`);
  return 'image' in reading.row.body ? reading.row.body.image : undefined;
}

test('a post behind a password is not shown', () =>
  expect(readPost(post({ content: { rendered: '', protected: true } }))).toEqual({ kind: 'skipped' }));

test.each([{ sizes: [] }, { sizes: {} }, {}, null, [[]]])(
  'a picture whose details are %j is a picture without sizes',
  (details) =>
    expect(imageOf(withMedia({ source_url: SRC, alt_text: null, media_details: details }))).toEqual({
      src: SRC,
      alt: '',
      sizes: [],
    }),
);

test('a size that cannot be read, or is no address of a picture, does not cost the others', () => {
  const sizes = {
    good: { source_url: '/b.jpg', width: '300', height: 200 },
    bare: { source_url: '/c.jpg' },
    script: { source_url: 'javascript:alert(1)', width: 1, height: 1 },
  };
  expect(imageOf(withMedia({ source_url: SRC, media_details: { width: 9, height: 8, sizes } }))).toEqual({
    src: SRC,
    alt: '',
    width: 9,
    height: 8,
    sizes: [{ name: 'good', src: '/b.jpg', width: 300, height: 200 }],
  });
});

test.each(['//evil.example/a.jpg', 'javascript:alert(1)', ''])('%j is no picture', (src) =>
  expect(imageOf(withMedia({ source_url: src }))).toBeUndefined(),
);

test.each([
  { 'wp:featuredmedia': [{ code: 'rest_post_invalid_id', message: 'x' }] },
  { 'wp:featuredmedia': null, 'wp:term': [{ code: 'rest_forbidden' }] },
  null,
])('what cannot be embedded is left out: %j', (embedded) =>
  expect(readPost(post({ _embedded: embedded }))).toMatchObject({ kind: 'entry', row: { category: '' } }),
);

test.each([
  null,
  1,
  'x',
  [[]],
  {},
  post({ date: '2026-99-99T10:00:00' }),
  post({ title: 'x' }),
  post({ slug: '../x' }),
])('what is no post is rejected with a reason: %j', (object) =>
  expect(readPost(object)).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(/./) }),
);
