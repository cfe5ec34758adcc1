import { afterAll, beforeAll, expect, test } from 'vitest';
import { articlesSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readArticles = async (query: string) =>
  articlesSchema.parse((await api.get(`/wp-json/api/articles?${query}`)).body);

test('there are at least 30 articles, 12 instructions, 12 news, 10 videos and 25 questions', async () => {
  for (const [kind, minimum] of Object.entries({
    articles: 30,
    instructions: 12,
    news: 12,
    videos: 10,
    questions: 25,
  }))
    expect((await readArticles(`kind=${kind}&limit=1`)).count).toBeGreaterThanOrEqual(minimum);
});

test('a list has no texts; an entry requested by its slug has its text and a page', async () => {
  const { items } = await readArticles('kind=articles&limit=100');
  expect(items.every(({ html }) => html === undefined)).toBe(true);
  expect(items.map(({ date }) => date)).toEqual(
    items
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const [first] = items;
  const { items: one } = await readArticles(`slug=${first?.slug}&kind=articles`);
  expect(one).toHaveLength(1);
  expect(one[0]?.html).toContain('<p>');
  expect((await api.get(`/api/pages?path=${first?.path}`)).body).toMatchObject({
    template: 'article',
    title: first?.title,
    entry: { slug: first?.slug },
  });
});

test('category and search narrow the list', async () => {
  const { items } = await readArticles('category=tamozhnya&limit=100');
  expect(new Set(items.map(({ category }) => category.split('/')[0]))).toEqual(new Set(['tamozhnya']));
  const { items: below } = await readArticles('category=tamozhnya/utilsbor&limit=100');
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(below.map(({ id }) => id)));
  expect(below.length).toBeLessThan(items.length);
  const found = await readArticles('search=распил&limit=100');
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan((await readArticles('')).count);
});

test('a list with html=1 has the texts, which the accordion of questions shows', async () => {
  const { items } = await readArticles('kind=questions&html=1&limit=100');
  expect(items.filter(({ html }) => !html?.startsWith('<p>'))).toEqual([]);
});

test('a video has its platform and its page', async () => {
  const { items } = await readArticles('kind=videos&limit=100');
  for (const { video } of items)
    expect(video).toMatchObject({
      place: 'rutube',
      page: expect.stringMatching(/^https:\/\/rutube\.ru\/video\//),
    });
});

test.each([
  ['kind=poems', '400 bad_value kind'],
  ['html=yes', '400 bad_value html'],
  ['limit=0', '400 bad_value limit'],
  ['author=me', '400 unknown_field author'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/wp-json/api/articles?${query}`))).toBe(expected);
});
