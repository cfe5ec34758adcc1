import type { Entry } from '@vvoz/api/content/contentSchemas';
import { ENTRY_KINDS } from '@vvoz/api/content/contentSchemas';
import { StoreUnavailable } from '../catalogue/CatalogStore.ts';
import type { StateDb } from '../state/schema.ts';
import { indexOf, type ContentIndex } from './ContentIndex.ts';
import type { ContentStore, EntryQuery } from './ContentStore.ts';
import { findPage } from './findPage.ts';
import { CONTENT_VERSION } from './importContent.ts';

/** How old the known version may be, ms: an import is seen that late at most. */
const VERSION_MS = 1000;

const fits = (entry: Entry, query: EntryQuery): boolean =>
  (query.category === undefined || entry.category === query.category) &&
  (query.template === undefined || entry.templates.includes(query.template)) &&
  (query.slug === undefined || entry.slug === query.slug) &&
  (query.search === undefined ||
    `${entry.title} ${entry.excerpt}`.toLowerCase().includes(query.search.toLowerCase()));

/**
 * The content of the operator's database, answered from memory. When the database cannot be asked, what was read last is
 * answered on: contacts and texts outlive an outage.
 */
export function createContentStore(db: StateDb, { versionMs = VERSION_MS } = {}): ContentStore {
  let known: ContentIndex | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<ContentIndex> | undefined;

  async function load(): Promise<ContentIndex> {
    const note = await db
      .selectFrom('note')
      .select('value')
      .where('name', '=', CONTENT_VERSION)
      .executeTakeFirst();
    const version = note?.value ?? '0';
    if (known?.version === version) return known;
    const [entries, documents] = await Promise.all([
      db.selectFrom('content_entry').selectAll().execute(),
      db.selectFrom('content_document').selectAll().execute(),
    ]);
    const index = indexOf(version, entries, documents);
    if (!index) throw new StoreUnavailable('no content has been imported yet');
    return (known = index);
  }

  async function refresh(): Promise<ContentIndex> {
    try {
      return await load();
    } catch (error) {
      if (known) return known;
      if (error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable(error instanceof Error ? error.message : String(error));
    } finally {
      checkedAt = performance.now();
      checking = undefined;
    }
  }

  /** Asks at most once a `versionMs`; meanwhile, and while asking, what is known is answered. */
  async function current(): Promise<ContentIndex> {
    if (known && performance.now() - checkedAt < versionMs) return known;
    checking ??= refresh();
    return checking;
  }

  return {
    version: async () => (await current()).version,
    options: async () => (await current()).options,
    page: async (host, path) => findPage(await current(), host, path),
    cataloguePage: async (type, parent) => {
      const { pages } = await current();
      const fitting = [...pages].filter(
        ([, page]) =>
          page.type === type && page.path !== '/' && (parent === undefined || page.type_parent === parent),
      );
      const main = fitting.find(([key]) => key.startsWith('main '));
      return (main ?? fitting[0])?.[1];
    },
    entries: async (query) => {
      const { entries } = await current();
      const kinds = query.kind ? [query.kind] : ENTRY_KINDS;
      const found = kinds.flatMap((kind) => entries.get(kind) ?? []).filter((entry) => fits(entry, query));
      return { count: found.length, items: found.slice(query.offset, query.offset + query.limit) };
    },
    countOf: async (id) => {
      const { entries, categories } = await current();
      const ofKind = ENTRY_KINDS.find((kind) => kind === id);
      if (ofKind) return entries.get(ofKind)?.length ?? 0;
      if (!categories.has(id)) return undefined;
      return [...entries.values()].flat().filter(({ category }) => category === id).length;
    },
    reviews: async ({ template, limit, offset }) => {
      const { reviews } = await current();
      const found = reviews.filter((review) => template === undefined || review.template === template);
      const sum = found.reduce((total, { rating }) => total + rating, 0);
      return {
        count: found.length,
        rating: found.length > 0 ? Math.round((10 * sum) / found.length) / 10 : null,
        items: found.slice(offset, offset + limit),
      };
    },
    set: async (id) => (await current()).sets.get(id),
    sets: async (type) =>
      [...(await current()).sets.values()].filter((set) => type === undefined || set.type === type),
    moto: async (model) => {
      const asked = model.trim().toUpperCase();
      return (await current()).moto.find(
        (one) => one.model === asked || `${one.brand} ${one.model}` === asked,
      );
    },
  };
}
