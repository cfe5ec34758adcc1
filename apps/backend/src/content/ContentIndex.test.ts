import { expect, test } from 'vitest';
import { buildContentIndex, type StoredDocument, type StoredEntry } from './ContentIndex.ts';

const createEntry = (slug: string, fields: Partial<StoredEntry> = {}): StoredEntry => ({
  source: 'files',
  kind: 'news',
  slug,
  title: slug,
  date: '2026-11-01',
  category: '',
  position: 0,
  body: JSON.stringify({ excerpt: '', html: '', tags: [], templates: [] }),
  ...fields,
});
const createDocument = (kind: string, key: string, body: unknown, source = 'files'): StoredDocument => ({
  source,
  kind,
  key,
  position: 0,
  body: JSON.stringify(body),
});
const SITE = createDocument('option', 'site', { contacts: { tel: '1' } });

test('entries have the order of their positions, then the newest first, then that of their slugs', () => {
  const index = buildContentIndex(
    '1',
    [
      createEntry('b'),
      createEntry('a'),
      createEntry('old', { date: '2026-10-01' }),
      createEntry('new', { date: '2026-11-02' }),
      createEntry('first', { date: '2020-01-01', position: -1 }),
    ],
    [SITE],
  );
  expect(index?.entries.get('news')?.map(({ slug }) => slug)).toEqual(['first', 'new', 'a', 'b', 'old']);
});

test('the row of an editor’s site is shown in place of the file, whichever comes first', () => {
  const rows = [
    createEntry('a', { title: 'file' }),
    createEntry('a', { title: 'site', source: 'wordpress' }),
  ];
  const sites = ['1', '2'].map((tel) =>
    createDocument('option', 'site', { contacts: { tel } }, tel === '2' ? 'wordpress' : 'files'),
  );
  for (const [entries, documents] of [
    [rows, sites],
    [rows.toReversed(), sites.toReversed()],
  ] as const) {
    const index = buildContentIndex('1', entries, documents);
    expect(index?.entries.get('news')?.map(({ title }) => title)).toEqual(['site']);
    expect(index?.options.contacts.tel).toBe('2');
  }
});

test('entries of different kinds with one slug are different entries', () => {
  const index = buildContentIndex(
    '1',
    [createEntry('a'), createEntry('a', { kind: 'instructions' })],
    [SITE],
  );
  expect(index?.entries.get('news')).toHaveLength(1);
  expect(index?.entries.get('instructions')).toHaveLength(1);
});

test('each entry has a path of its own, even if the path that it moves to is taken', () => {
  const categories = createDocument('option', 'categories', { a: 'А', 'a/b': 'Б', 'a/b-zapis': 'Б' });
  const index = buildContentIndex(
    '1',
    [createEntry('b', { kind: 'articles', category: 'a' })],
    [SITE, categories],
  );
  expect(index?.entries.get('articles')?.map(({ path }) => path)).toEqual(['/informacziya/a/b-zapis-zapis']);
});

test('there is no index without options; deliveries have the newest month first', () => {
  expect(buildContentIndex('1', [createEntry('a')], [])).toBeUndefined();
  const months = ['2026-09', '2026-11', '2026-10'].map((month) =>
    createDocument('delivery', month, { month }),
  );
  expect(buildContentIndex('1', [], [SITE, ...months])?.deliveries.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
});
