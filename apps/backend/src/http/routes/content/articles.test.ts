import { afterAll, beforeAll, expect, test } from 'vitest';
import { articlesSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const list = async (query: string) =>
  articlesSchema.parse((await api.get(`/wp-json/api/articles?${query}`)).body);

test('the shipped content has 30 articles, 12 instructions, 12 news, 10 videos and 25 questions', async () => {
  for (const [kind, minimum] of Object.entries({
    articles: 30,
    instructions: 12,
    news: 12,
    videos: 10,
    questions: 25,
  }))
    expect((await list(`kind=${kind}&limit=1`)).count).toBeGreaterThanOrEqual(minimum);
});

test('a list has no texts; an entry requested by its slug has its text and a page', async () => {
  const { items } = await list('kind=articles&limit=100');
  expect(items.every(({ html }) => html === undefined)).toBe(true);
  expect(items.map(({ date }) => date)).toEqual(
    items
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const [first] = items;
  const { items: one } = await list(`slug=${first?.slug}&kind=articles`);
  expect(one).toHaveLength(1);
  expect(one[0]?.html).toContain('<p>');
  expect((await api.get(`/api/pages?path=${first?.path}`)).body).toMatchObject({
    template: 'article',
    title: first?.title,
    entry: { slug: first?.slug },
  });
});

test('category, template and search narrow the list', async () => {
  const { items } = await list('category=tamozhnya&limit=100');
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['tamozhnya']));
  const found = await list('search=распил&limit=100');
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan((await list('')).count);
});

test.each([
  ['kind=poems', '400 bad_value kind'],
  ['limit=0', '400 bad_value limit'],
  ['author=me', '400 unknown_field author'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/wp-json/api/articles?${query}`))).toBe(expected);
});
