import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildContentIndex, type StoredEntry } from './ContentIndex.ts';
import { findPage } from './findPage.ts';
import { listPages } from './listPages.ts';

const CATEGORIES = {
  tamozhnya: 'Таможня',
  'tamozhnya/utilsbor': 'Утильсбор',
  'tamozhnya/primery': 'Примеры',
  vybor: 'Выбор',
  'vybor/primery': 'Примеры',
};
const option = (key: string, body: unknown) => ({
  source: 'files',
  kind: 'option',
  key,
  position: 0,
  body: JSON.stringify(body),
});
const DOCUMENTS = [option('site', { contacts: { tel: '1' } }), option('categories', CATEGORIES)];

const createEntry = (fields: Partial<StoredEntry>, categoryTitles?: readonly string[]): StoredEntry => ({
  source: 'wordpress',
  kind: 'articles',
  slug: 'post',
  title: 'Запись',
  date: '2026-11-01',
  category: '',
  position: 0,
  body: JSON.stringify({ excerpt: '', html: '<p>текст</p>', tags: [], templates: [], categoryTitles }),
  ...fields,
});

const buildIndex = (entries: readonly StoredEntry[]) => buildContentIndex('1', entries, DOCUMENTS)!;

test.each([
  ['', undefined, '/informacziya/prochee/post', ['Информация', 'Разное']],
  ['uncategorized', ['Без рубрики'], '/informacziya/uncategorized/post', ['Информация', 'Без рубрики']],
  ['utilsbor', ['Утиль'], '/informacziya/tamozhnya/utilsbor/post', ['Информация', 'Таможня', 'Утильсбор']],
  ['avto/korea', ['Авто', 'Корея'], '/informacziya/avto/korea/post', ['Информация', 'Авто', 'Корея']],
  ['novosti', ['Новости'], '/informacziya/novosti/post', ['Информация', 'Новости']],
  ['primery', ['Случаи'], '/informacziya/primery/post', ['Информация', 'Случаи']],
] as const)('an article of the category %o has a page below its lists', (category, titles, path, crumbs) => {
  const page = findPage(buildIndex([createEntry({ category }, titles)]), 'main', path);
  expect(page?.entry?.path).toBe(path);
  expect(page?.breadcrumb.map(({ title }) => title).slice(1, 1 + crumbs.length)).toEqual(crumbs);
});

test('an article with the path of a list moves, and the list stays', () => {
  const index = buildIndex([
    createEntry({ category: 'tamozhnya', slug: 'utilsbor' }),
    createEntry({ category: 'tamozhnya/utilsbor', slug: 'stavki' }),
  ]);
  expect(findPage(index, 'main', '/informacziya/tamozhnya/utilsbor')?.list).toBeDefined();
  expect(findPage(index, 'main', '/informacziya/tamozhnya/utilsbor-zapis')?.entry?.slug).toBe('utilsbor');
});

const slugs = fc.constantFrom(
  'a',
  'b',
  'utilsbor',
  'novosti',
  'instrukczii',
  'prochee',
  'новости',
  'tamozhnya',
  '2026',
);
const categories = fc.oneof(
  fc.constant(''),
  fc.array(slugs, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/')),
);
const entries = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom('articles', 'videos', 'news', 'instructions'),
      slug: slugs,
      category: categories,
    })
    .map((fields) => createEntry(fields, fields.category.split('/'))),
  { selector: ({ kind, slug }) => `${kind} ${slug}`, maxLength: 20 },
);

test('every path that a list names opens, whatever the editor’s categories and slugs are', () => {
  fc.assert(
    fc.property(entries, (rows) => {
      const index = buildIndex(rows);
      for (const entry of [...index.entries.values()].flat())
        expect(findPage(index, 'main', entry.path)?.entry?.id, entry.path).toBe(entry.id);
      for (const { path } of listPages(index, 'main').items)
        expect(findPage(index, 'main', path), path).toBeDefined();
    }),
    { numRuns: 300 },
  );
});
