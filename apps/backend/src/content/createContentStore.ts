import type { Entry } from '@vvoz/api/content/contentSchemas';
import { ENTRY_KINDS } from '@vvoz/api/content/contentSchemas';
import { StoreUnavailable } from '../catalogue/CatalogueStore.ts';
import { readNote } from '../state/notes.ts';
import type { StateDb } from '../state/schema.ts';
import { buildContentIndex, type ContentIndex } from './ContentIndex.ts';
import type { ContentStore, EntryQuery } from './ContentStore.ts';
import { isWithinCategory } from './categories.ts';
import { findPage } from './findPage.ts';
import { CONTENT_VERSION } from './importContent.ts';
import { listPages } from './listPages.ts';
import { selectReviews } from './selectReviews.ts';

/** How long the version is cached, ms: an import becomes visible within this time. */
const VERSION_MS = 1000;

const matches = (entry: Entry, query: EntryQuery): boolean =>
  (query.category === undefined || isWithinCategory(entry.category, query.category)) &&
  (query.template === undefined || entry.templates.includes(query.template)) &&
  (query.slug === undefined || entry.slug === query.slug) &&
  (query.search === undefined ||
    `${entry.title} ${entry.excerpt}`.toLowerCase().includes(query.search.toLowerCase()));

/**
 * Keeps all content of the operator's database in memory. While the database fails, the last content that was read
 * stays in use, so that contacts and texts remain available.
 */
export function createContentStore(db: StateDb, { versionMs = VERSION_MS } = {}): ContentStore {
  let index: ContentIndex | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<ContentIndex> | undefined;

  async function load(): Promise<ContentIndex> {
    const version = (await readNote(db, CONTENT_VERSION)) ?? '0';
    if (index?.version === version) return index;
    const [entries, documents] = await Promise.all([
      db.selectFrom('content_entry').selectAll().execute(),
      db.selectFrom('content_document').selectAll().execute(),
    ]);
    const newIndex = buildContentIndex(version, entries, documents);
    if (!newIndex) throw new StoreUnavailable('no content has been imported yet');
    return (index = newIndex);
  }

  async function refresh(): Promise<ContentIndex> {
    try {
      return await load();
    } catch (error) {
      if (index) return index;
      if (error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable(error instanceof Error ? error.message : String(error));
    } finally {
      checkedAt = performance.now();
      checking = undefined;
    }
  }

  /** Checks the version at most once per `versionMs`. Calls during a check wait for it. */
  async function getIndex(): Promise<ContentIndex> {
    if (index && performance.now() - checkedAt < versionMs) return index;
    checking ??= refresh();
    return checking;
  }

  return {
    version: async () => (await getIndex()).version,
    options: async () => (await getIndex()).options,
    page: async (host, path) => findPage(await getIndex(), host, path),
    pages: async (host) => listPages(await getIndex(), host),
    cataloguePage: async (type, parent) => {
      const { pages } = await getIndex();
      const candidates = [...pages].filter(
        ([, page]) =>
          page.type === type && page.path !== '/' && (parent === undefined || page.type_parent === parent),
      );
      const main = candidates.find(([key]) => key.startsWith('main '));
      return (main ?? candidates[0])?.[1];
    },
    entries: async (query) => {
      const { entries } = await getIndex();
      const kinds = query.kind ? [query.kind] : ENTRY_KINDS;
      const matching = kinds
        .flatMap((kind) => entries.get(kind) ?? [])
        .filter((entry) => matches(entry, query));
      return { count: matching.length, items: matching.slice(query.offset, query.offset + query.limit) };
    },
    countEntries: async (id) => {
      const { entries, categories } = await getIndex();
      const entryKind = ENTRY_KINDS.find((kind) => kind === id);
      if (entryKind) return entries.get(entryKind)?.length ?? 0;
      if (!categories.has(id)) return undefined;
      return [...entries.values()].flat().filter(({ category }) => isWithinCategory(category, id)).length;
    },
    reviews: async (query) => selectReviews((await getIndex()).reviews, query),
    set: async (id) => (await getIndex()).sets.get(id),
    sets: async (type) =>
      [...(await getIndex()).sets.values()].filter((set) => type === undefined || set.type === type),
    file: async (name) => {
      const file = (await getIndex()).files.get(name);
      return file && Buffer.from(file.base64, 'base64');
    },
    pictureAddress: async (key) => (await getIndex()).pictures.get(key),
    moto: async (model) => {
      const name = model.trim().toUpperCase();
      return (await getIndex()).moto.find(
        (one) => one.model === name || `${one.brand} ${one.model}` === name,
      );
    },
  };
}
