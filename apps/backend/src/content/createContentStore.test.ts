import { expect, onTestFinished, test, vi } from 'vitest';
import type { State } from '../state/openState.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import type { DocumentRow, EntryRow } from './contentRows.ts';
import { createContentStore } from './createContentStore.ts';
import { importContent } from './importContent.ts';

const SITE: DocumentRow = { kind: 'option', key: 'site', position: 0, body: { contacts: { tel: '1' } } };
const createNews = (slug: string, title: string): EntryRow => ({
  kind: 'news',
  slug,
  title,
  date: '2026-11-20',
  category: '',
  position: 0,
  body: { excerpt: '', html: '', tags: [], templates: [] },
});

/** Imports a piece of news with this title as the whole content. */
const importTitle = (state: State, title: string) =>
  importContent(state, 'files', { entries: [createNews('a', title)], documents: [SITE] });

/** Opens content whose version is checked once a second. `advance` lets time pass, ms. */
async function openContent(...titles: readonly string[]) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const state = await openTempState();
  for (const title of titles) await importTitle(state, title);
  const content = createContentStore(state.db, { versionMs: 1000 });
  return {
    state,
    content,
    advance: (ms: number) => void vi.advanceTimersByTime(ms),
    readTitle: async () => (await content.entries({ kind: 'news', limit: 1, offset: 0 })).items[0]?.title,
  };
}

test('an import is visible after a second, and until then nothing is read', async () => {
  const { state, advance, readTitle } = await openContent('old');
  const reads = vi.spyOn(state.db, 'selectFrom');
  expect(await Promise.all(Array.from({ length: 20 }, readTitle))).toEqual(
    Array.from({ length: 20 }, () => 'old'),
  );
  // The version, entries and documents.
  expect(reads).toHaveBeenCalledTimes(3);
  await importTitle(state, 'new');
  advance(999);
  expect(await readTitle()).toBe('old');
  expect(reads).toHaveBeenCalledTimes(3);
  advance(1);
  expect(await readTitle()).toBe('new');
  advance(1000);
  expect(await readTitle()).toBe('new');
  // The version is the same, so nothing else is read.
  expect(reads).toHaveBeenCalledTimes(7);
});

test('an import that ends while the content is read is visible at the next check', async () => {
  const { state, advance, readTitle } = await openContent('old');
  const { db } = state;
  const selectFrom = db.selectFrom.bind(db) as (
    table: 'content_document',
  ) => ReturnType<typeof db.selectFrom>;
  const reads = vi.spyOn(db, 'selectFrom');
  reads.mockImplementation(((table: 'content_document') => {
    if (table !== 'content_document') return selectFrom(table);
    reads.mockRestore();
    const query = db.selectFrom('content_document').selectAll();
    const execute = async () => {
      const rows = await query.execute();
      await importTitle(state, 'new');
      return rows;
    };
    return { selectAll: () => ({ execute }) };
  }) as never);
  expect(await readTitle()).toBe('old');
  advance(1000);
  expect(await readTitle()).toBe('new');
});

test('the last content stays in use while the database fails, which is asked once a second', async () => {
  const { state, advance, readTitle } = await openContent('old');
  await readTitle();
  await importTitle(state, 'new');
  const reads = vi.spyOn(state.db, 'selectFrom').mockImplementation(() => {
    throw new Error('busy');
  });
  advance(1000);
  expect([await readTitle(), await readTitle()]).toEqual(['old', 'old']);
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
  advance(1000);
  expect(await readTitle()).toBe('new');
});

test('before the first import and while the database fails there is no content, and then there is', async () => {
  const { state, content, readTitle } = await openContent();
  await expect(content.version()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  vi.spyOn(state.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('busy');
  });
  await expect(content.version()).rejects.toMatchObject({ name: 'StoreUnavailable', message: 'busy' });
  await importTitle(state, 'first');
  expect(await readTitle()).toBe('first');
});

test('a catalogue’s page is that of the main site, whichever comes first; entries are found in any case', async () => {
  const { state, content } = await openContent();
  const createPage = (host: string, position: number): DocumentRow => ({
    kind: 'page',
    key: `${host} /japan`,
    position,
    body: {
      path: '/japan',
      template: host,
      type: 'japan',
      type_parent: 'japan',
      title: host,
      breadcrumb: [],
    } as never,
  });
  await importContent(state, 'files', {
    entries: [createNews('a', 'Распил и КОНСТРУКТОР')],
    documents: [SITE, createPage('china', 1), createPage('main', 2), createPage('spec', 3)],
  });
  expect(await content.cataloguePage('japan')).toMatchObject({ title: 'main' });
  for (const search of ['конструктор', 'РАСПИЛ'])
    expect((await content.entries({ search, limit: 9, offset: 0 })).count).toBe(1);
  expect((await content.entries({ search: 'пошлина', limit: 9, offset: 0 })).count).toBe(0);
});

test('a category has the entries of the categories below it, too', async () => {
  const { state, content } = await openContent();
  const categories = ['a', 'a/b', 'ab'];
  await importContent(state, 'files', {
    entries: categories.map((category, at) => ({
      ...createNews(`entry-${at}`, category),
      kind: 'articles' as const,
      category,
    })),
    documents: [
      SITE,
      { kind: 'option', key: 'categories', position: 0, body: { a: 'А', 'a/b': 'Б', ab: 'АБ' } },
    ],
  });
  expect(await Promise.all(categories.map((category) => content.countEntries(category)))).toEqual([2, 1, 1]);
  expect((await content.entries({ category: 'a', limit: 9, offset: 0 })).count).toBe(2);
});
