import { expect, test } from 'vitest';
import { buildContentIndex, type StoredDocument, type StoredEntry } from './ContentIndex.ts';
import { findPage } from './findPage.ts';
import { listPages } from './listPages.ts';

const createEntry = (
  slug: string,
  date: string,
  {
    tags = [],
    templates = [],
    ...fields
  }: Partial<StoredEntry> & { tags?: string[]; templates?: string[] } = {},
): StoredEntry => ({
  source: 'files',
  kind: 'articles',
  slug,
  title: slug,
  date,
  category: 'a',
  position: 0,
  body: JSON.stringify({ excerpt: '', html: '', tags, templates }),
  ...fields,
});
const createReview = (slug: string, template: string, date = '2026-11-01'): StoredEntry => ({
  ...createEntry(slug, date, { kind: 'reviews', category: template }),
  body: JSON.stringify({ author: slug, city: 'Омск', rating: 5, vehicle: 'Prius', template, html: '' }),
});
const createDocument = (kind: string, key: string, body: unknown): StoredDocument => ({
  source: 'files',
  kind,
  key,
  position: 0,
  body: JSON.stringify(body),
});
const createPage = (path: string, template: string, fields: object = {}) =>
  createDocument('page', `main ${path}`, {
    ID: path,
    template,
    type: '',
    type_parent: '',
    title: path,
    path,
    breadcrumb: [],
    ...fields,
  });

function createIndex(entries: readonly StoredEntry[], pages: readonly StoredDocument[] = []) {
  const index = buildContentIndex('1', entries, [
    createDocument('option', 'site', { contacts: { tel: '1' } }),
    createDocument('option', 'categories', { a: 'А', 'a/b': 'Б', c: 'В' }),
    ...pages,
  ]);
  if (!index) throw new Error('no index');
  return index;
}

test('the list of pages has the newest date of each list, and no page that robots may not read', () => {
  const index = createIndex(
    [
      createEntry('middle', '2026-10-05', { position: -1 }),
      createEntry('newest', '2026-11-05', { category: 'a/b' }),
      createEntry('oldest', '2026-09-05'),
      createReview('one', 'japan', '2026-10-01'),
      createReview('two', 'korea', '2026-11-02'),
    ],
    [createPage('/otzyvy', 'otzyvy'), createPage('/tajna', 'page', { guards: ['noindex'] })],
  );
  const items = new Map(listPages(index, 'main').items.map(({ path, ...item }) => [path, item]));
  expect(items.get('/informacziya/a')).toMatchObject({ count: 3, changed: '2026-11-05' });
  expect(items.get('/informacziya/a/oldest')).toMatchObject({ changed: '2026-09-05' });
  expect(items.get('/otzyvy')).toMatchObject({ count: 2, changed: '2026-11-02' });
  expect(items.has('/tajna')).toBe(false);
  expect(findPage(index, 'main', '/tajna')).toBeDefined();
});

test('related entries are the most similar ones, neither the neighbours nor those that share nothing', () => {
  const index = createIndex([
    createEntry('same category', '2026-11-01'),
    createEntry('before', '2026-11-09', { tags: ['x', 'y'] }),
    createEntry('it', '2026-11-08', { tags: ['x', 'y'] }),
    createEntry('after', '2026-11-07', { tags: ['x', 'y'] }),
    createEntry('nothing', '2026-11-06', { category: 'c' }),
    createEntry('one tag', '2026-11-05', { category: 'c', tags: ['y'] }),
    createEntry('below', '2026-11-04', { category: 'a/b' }),
    createEntry('both tags', '2026-11-03', { kind: 'news', category: '', tags: ['y', 'x'] }),
  ]);
  const { around } = findPage(index, 'main', '/informacziya/a/it') ?? {};
  expect([around?.previous?.title, around?.next?.title]).toEqual(['before', 'after']);
  expect(around?.related.map(({ title }) => title)).toEqual([
    'both tags',
    'one tag',
    'same category',
    'below',
  ]);
  expect(findPage(index, 'main', '/informacziya/c/nothing')?.around?.related).toEqual([]);
});

test('a catalogue shows its own entries and reviews first; without reviews of its own those of all', () => {
  const index = createIndex(
    [
      ...['1', '2', '3', '4'].map((day) => createEntry(`other ${day}`, `2026-11-0${day}`)),
      createEntry('own', '2026-10-01', { templates: ['japan'] }),
      createReview('from korea', 'korea', '2026-11-03'),
      createReview('from japan', 'japan', '2026-11-02'),
    ],
    [createPage('/japan', 'japan', { type: 'japan' }), createPage('/china', 'china', { type: 'china' })],
  );
  const japan = findPage(index, 'main', '/japan');
  expect(japan?.blocks?.articles.map(({ title }) => title)).toEqual(['own', 'other 4', 'other 3', 'other 2']);
  expect(japan?.reviews).toMatchObject({ count: 1, items: [{ id: 'from japan' }] });
  expect(findPage(index, 'main', '/china')?.reviews).toMatchObject({
    count: 2,
    items: [{ id: 'from korea' }, { id: 'from japan' }],
  });
});
