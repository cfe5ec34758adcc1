import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import type { EntryRow, DocumentRow } from './contentRows.ts';
import { createContentStore } from './createContentStore.ts';
import { importContent } from './importContent.ts';

const OPTIONS: DocumentRow = { kind: 'option', key: 'site', position: 0, body: { contacts: { tel: '1' } } };
const createEntry = (slug: string, fields: Partial<EntryRow> = {}): EntryRow => ({
  kind: 'articles',
  slug,
  title: slug,
  date: '2026-11-20',
  category: 'tamozhnya',
  position: 0,
  body: { excerpt: '', html: '', tags: [], templates: [] },
  ...fields,
});
const createSet = (id: string, fields: Partial<DocumentRow> = {}) =>
  ({
    kind: 'set',
    key: id,
    position: 0,
    body: { id, title: id, type: 'japan', text: '', filter: {} },
    ...fields,
  }) as DocumentRow;

eachState('an import of content', ({ open }) => {
  const openContent = async () => {
    const state = await open();
    const content = createContentStore(state.db, { versionMs: 0 });
    const listEntries = async () =>
      (await content.entries({ limit: 99, offset: 0 })).items.map(({ path }) => path);
    return { state, content, listEntries };
  };

  it.each<readonly [string, readonly EntryRow[], readonly DocumentRow[], object]>([
    ['a new entry', [createEntry('a'), createEntry('b')], [createSet('a')], { added: 1 }],
    ['a new document', [createEntry('a')], [createSet('a'), createSet('b')], { added: 1 }],
    ['a removed entry', [], [createSet('a')], { removed: 1 }],
    ['a removed document', [createEntry('a')], [], { removed: 1 }],
    ['another title', [createEntry('a', { title: 'A' })], [createSet('a')], { changed: 1 }],
    ['another place of a document', [createEntry('a')], [createSet('a', { position: 1 })], { changed: 1 }],
  ])('with %s has a new version', async (_, entries, documents, change) => {
    const { state, content } = await openContent();
    await importContent(state, 'files', {
      entries: [createEntry('a')],
      documents: [OPTIONS, createSet('a')],
    });
    const before = Number(await content.version());
    const rows = { entries, documents: [OPTIONS, ...documents] };
    expect(await importContent(state, 'files', rows)).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
      ...change,
    });
    expect(Number(await content.version())).toBe(before + 1);
  });

  it('replaces each field of an entry, and the place of a document', async () => {
    const { state, content } = await openContent();
    const entries = [createEntry('a', { position: 1 }), createEntry('b', { position: 2 })];
    const documents = [OPTIONS, createSet('a', { position: 1 }), createSet('b', { position: 2 })];
    await importContent(state, 'files', { entries, documents });
    const changed = createEntry('b', {
      title: 'B',
      date: '2026-11-21',
      category: 'dokumenty',
      body: { excerpt: 'b', html: '<p>b</p>', tags: ['b'], templates: [] },
    });
    await importContent(state, 'files', {
      entries: [createEntry('a', { position: 1 }), changed],
      documents: [OPTIONS, createSet('a', { position: 3 }), createSet('b', { position: 2 })],
    });
    const { items } = await content.entries({ limit: 9, offset: 0 });
    expect(items).toMatchObject([
      {
        slug: 'b',
        title: 'B',
        date: '2026-11-21',
        path: '/informacziya/dokumenty/b',
        excerpt: 'b',
        html: '<p>b</p>',
        tags: ['b'],
      },
      { slug: 'a' },
    ]);
    expect((await content.sets()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('of a part deletes nothing, and that of one source leaves the rows of another', async () => {
    const { state, content, listEntries } = await openContent();
    const slugs = ['a', 'b'];
    const both = {
      entries: slugs.map((slug) => createEntry(slug)),
      documents: slugs.map((id) => createSet(id)),
    };
    await importContent(state, 'files', { ...both, documents: [OPTIONS, ...both.documents] });
    await importContent(state, 'wordpress', both);
    const part = { entries: [createEntry('c')], documents: [] };
    expect(await importContent(state, 'wordpress', part, { whole: false })).toMatchObject({
      added: 1,
      removed: 0,
    });
    expect(await importContent(state, 'files', { entries: [], documents: [OPTIONS] })).toMatchObject({
      removed: 4,
    });
    expect(await listEntries()).toEqual(['a', 'b', 'c'].map((slug) => `/informacziya/tamozhnya/${slug}`));
    expect((await content.sets()).map(({ id }) => id)).toEqual(slugs);
  });

  it('of more rows than one statement takes writes all of them', async () => {
    const { state, content } = await openContent();
    const entries = Array.from({ length: 101 }, (_, index) => createEntry(`a${index}`));
    await importContent(state, 'files', { entries, documents: [OPTIONS] });
    expect(await content.countEntries('articles')).toBe(101);
  });
});
