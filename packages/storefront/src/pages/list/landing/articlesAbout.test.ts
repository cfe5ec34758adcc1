import { expect, test } from 'vitest';
import { entrySummarySchema } from '@vvoz/api/content/contentSchemas';
import { selectArticlesAbout } from './articlesAbout.ts';

const makeArticle = (slug: string, ...tags: string[]) =>
  entrySummarySchema.parse({
    id: `articles/${slug}`,
    kind: 'articles',
    slug,
    title: slug,
    excerpt: '',
    date: '2026-11-12',
    category: '',
    categoryTitle: '',
    tags,
    templates: [],
    path: `/informacziya/${slug}`,
  });
const ARTICLES = [
  makeArticle('prius', 'Toyota Prius', 'гибрид'),
  makeArticle('kei', 'кей-кар', 'N-Box', 'Tanto'),
  makeArticle('grades', 'оценка', 'R', 'RA'),
  makeArticle('vans', 'Alphard', 'Stepwgn'),
];

test.each([
  ['TOYOTA', 'PRIUS', ['prius']],
  ['HONDA', 'N BOX', ['kei']],
  ['HONDA', 'STEP WGN', ['vans']],
  ['TOYOTA', 'ALPHARD', ['vans']],
  ['TOYOTA', 'PRIUS ALPHA', []],
  // A short name may be a word of other tags.
  ['MAZDA', 'R', []],
])('%s %s: %o', (brand, model, slugs) =>
  expect(selectArticlesAbout({ brand, model }, ARTICLES).map(({ slug }) => slug)).toEqual(slugs),
);

test('three articles are enough', () => {
  const many = ['a', 'b', 'c', 'd'].map((slug) => makeArticle(slug, 'Prius'));
  expect(selectArticlesAbout({ brand: 'TOYOTA', model: 'PRIUS' }, many)).toHaveLength(3);
});
