import { expect, test } from 'vitest';
import { makePictureKey } from '../../../lib/foreignPicture.ts';
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
const SITE = 'https://content.example';
const SRC = `${SITE}/a.jpg`;
const toOwn = (address: string) => `/pictures/cms/${makePictureKey(address)}`;
const withMedia = (media: unknown) => post({ _embedded: { 'wp:featuredmedia': [media] } });

function readImage(object: unknown) {
  const reading = readPost(object, SITE);
  if (reading.kind !== 'entry') throw new Error(`${reading.kind}`);
  return 'image' in reading.row.body ? reading.row.body.image : undefined;
}

test('a post with a password is not shown', () =>
  expect(readPost(post({ content: { rendered: '', protected: true } }), SITE)).toEqual({ kind: 'skipped' }));

test.each([{ sizes: [] }, { sizes: {} }, {}, null, [[]]])(
  'a picture whose details are %j is a picture without sizes',
  (details) =>
    expect(readImage(withMedia({ source_url: SRC, alt_text: null, media_details: details }))).toEqual({
      src: toOwn(SRC),
      alt: '',
      sizes: [],
    }),
);

test('an unreadable size of a picture does not affect the others', () => {
  const sizes = {
    good: { source_url: '/b.jpg', width: '300', height: 200 },
    bare: { source_url: '/c.jpg' },
    script: { source_url: 'javascript:alert(1)', width: 1, height: 1 },
  };
  expect(readImage(withMedia({ source_url: SRC, media_details: { width: 9, height: 8, sizes } }))).toEqual({
    src: toOwn(SRC),
    alt: '',
    width: 9,
    height: 8,
    sizes: [{ name: 'good', src: toOwn(`${SITE}/b.jpg`), width: 300, height: 200 }],
  });
});

test.each(['//evil.example/a.jpg', 'javascript:alert(1)', ''])('%j is not a picture', (src) =>
  expect(readImage(withMedia({ source_url: src }))).toBeUndefined(),
);

test.each([
  { 'wp:featuredmedia': [{ code: 'rest_post_invalid_id', message: 'x' }] },
  { 'wp:featuredmedia': null, 'wp:term': [{ code: 'rest_forbidden' }] },
  null,
])('an unreadable embedded object is left out: %j', (embedded) =>
  expect(readPost(post({ _embedded: embedded }), SITE)).toMatchObject({
    kind: 'entry',
    row: { category: '' },
  }),
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
])('an object that is not a post is rejected with a reason: %j', (object) =>
  expect(readPost(object, SITE)).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(/./) }),
);

/** Returns the row of a valid post. */
function readRow(fields: Readonly<Record<string, unknown>>) {
  const reading = readPost(post(fields), SITE);
  if (reading.kind !== 'entry') throw new Error(JSON.stringify(reading));
  return reading.row;
}

test.each([
  ['%d1%86%d0%b5%d0%bd%d1%8b-2026', 'цены-2026'],
  ['%c2%bfque-es', '¿que-es'],
  ['%D0%98%CC%86', 'й'],
  ['%d1%86%d0', 'ц'],
  ['kak_kupit', 'kak_kupit'],
])('the slug %s is %s', (slug, decoded) => expect(readRow({ slug }).slug).toBe(decoded));

test.each(['a%2fb', 'a%3fb', 'a%23b', '%00', '%2e%2e', '', '%d1', 'x'.repeat(201), 'a b', 'a%25b'])(
  'the slug %j cannot be a part of a path and is rejected',
  (slug) =>
    expect(readPost(post({ slug }), SITE)).toEqual({ kind: 'rejected', reason: 'slug: is not a slug' }),
);

test('a category is decoded like a slug; an unreadable one does not affect the others', () => {
  const category = (slug: unknown) => ({ taxonomy: 'category', slug, name: 'x' });
  const terms = [[category('a/b'), category(null), category('%d0%b2%d0%b2%d0%be%d0%b7')]];
  expect(readRow({ _embedded: { 'wp:term': terms } }).category).toBe('ввоз');
});

test.each<[string[], { kind: string; category: string }]>([
  [[], { kind: 'articles', category: '' }],
  [['ввоз', 'цены'], { kind: 'articles', category: 'ввоз' }],
  [['news'], { kind: 'news', category: '' }],
  [['цены', 'videos'], { kind: 'videos', category: 'цены' }],
  [['news', 'цены'], { kind: 'news', category: 'цены' }],
])('a post in the categories %j', (slugs, expected) => {
  const terms = [slugs.map((slug) => ({ taxonomy: 'category', slug, name: slug }))];
  expect(readRow({ _embedded: { 'wp:term': terms } })).toMatchObject(expected);
});

test('a post without a title gets its first words as title', () => {
  const html = `<p>Как мы привезли ${'очень '.repeat(20)}нужный автомобиль</p>`;
  const { title } = readRow({ title: { rendered: '' }, content: { rendered: html } });
  expect(title).toMatch(/^Как мы привезли очень (?:очень )+очень…$/);
  expect(title.length).toBeLessThanOrEqual(71);
  expect(readPost(post({ title: { rendered: ' ' }, content: { rendered: '<hr>' } }), SITE)).toMatchObject({
    kind: 'rejected',
  });
});

const readExcerpt = (rendered: string) => {
  const { body } = readRow({ excerpt: { rendered } });
  return 'excerpt' in body ? body.excerpt : undefined;
};

test.each([
  ['<p>Сроки и цены, [&hellip;]</p>\n', 'Сроки и цены…'],
  ['<p>Сроки и цены. [...]</p>', 'Сроки и цены.'],
  ['<p>Сроки и цены</p>', 'Сроки и цены'],
  ['<p>Сроки [на 2026] и цены</p>', 'Сроки [на 2026] и цены'],
  ['', 'x'],
])('the excerpt %j is shown as «%s»', (rendered, shown) => expect(readExcerpt(rendered)).toBe(shown));

test('pictures of other hosts are served from our origin, and can be found by their keys', () => {
  const rendered = '<p><img src="http://old.example/a.jpg"><img src="/wp-content/b.png"></p>';
  const { body } = readRow({
    content: { rendered },
    _embedded: { 'wp:featuredmedia': [{ source_url: SRC }] },
  });
  if (!('html' in body)) throw new Error('no html');
  const addresses = ['http://old.example/a.jpg', `${SITE}/wp-content/b.png`, SRC];
  expect(body.pictures).toEqual(addresses);
  for (const address of addresses.slice(0, 2)) expect(body.html).toContain(`src="${toOwn(address)}?`);
  expect(body.html).not.toMatch(/https?:/);
});

test('a link to an anchor of the same post keeps only the anchor; other links stay', () => {
  const link = `${SITE}/blog/czeny/`;
  const { body } = readRow({
    link,
    content: {
      rendered: `<a href="${link}#b">1</a><a href="${SITE}/blog/czeny#b">2</a><a href="${SITE}/blog/other/#b">3</a>`,
    },
  });
  const hrefs = 'html' in body ? [...body.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href) : [];
  expect(hrefs).toEqual(['#b', '#b', `${SITE}/blog/other/#b`]);
});
