import type { Entry, EntryKind, Review, SiteOptions } from '@vvoz/api/content/contentSchemas';
import type { EntryBody, MotoModel, ReviewBody, StoredPage, StoredSet } from './contentRows.ts';
import { entryPath } from './entryPaths.ts';

/** A row of `content_entry` or `content_document` as it is read. */
export interface StoredEntry {
  readonly source: string;
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly category: string;
  readonly position: number;
  readonly body: string;
}
export interface StoredDocument {
  readonly source: string;
  readonly kind: string;
  readonly key: string;
  readonly position: number;
  readonly body: string;
}

/** One state of the content, in memory: some hundreds of texts. */
export interface ContentIndex {
  readonly version: string;
  readonly options: SiteOptions;
  readonly categories: ReadonlyMap<string, string>;
  /** By kind, in the order in which lists show them. */
  readonly entries: ReadonlyMap<EntryKind, readonly Entry[]>;
  readonly reviews: readonly Review[];
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly sets: ReadonlyMap<string, StoredSet>;
  readonly moto: readonly MotoModel[];
}

/** Of several rows with one key the one of wordpress, else the last read. */
function bestOf<T extends { readonly source: string }>(rows: readonly T[], key: (row: T) => string): T[] {
  const best = new Map<string, T>();
  for (const row of rows) if (best.get(key(row))?.source !== 'wordpress') best.set(key(row), row);
  return [...best.values()];
}

const newestFirst = (a: StoredEntry, b: StoredEntry): number =>
  a.position - b.position ||
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) ||
  (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

function toEntry(row: StoredEntry, categories: ReadonlyMap<string, string>): Entry {
  const kind = row.kind as EntryKind;
  return {
    id: `${kind}/${row.slug}`,
    kind,
    slug: row.slug,
    title: row.title,
    date: row.date,
    category: row.category,
    categoryTitle: categories.get(row.category) ?? '',
    path: entryPath(kind, row.category, row.slug),
    ...(JSON.parse(row.body) as EntryBody),
  };
}

/** Rows of the database → the index that answers from memory. Undefined where no options were ever imported. */
export function indexOf(
  version: string,
  entryRows: readonly StoredEntry[],
  documentRows: readonly StoredDocument[],
): ContentIndex | undefined {
  const documents = bestOf(documentRows, ({ kind, key }) => `${kind} ${key}`).toSorted(
    (a, b) => a.position - b.position,
  );
  const bodies = <T>(kind: string): [string, T][] =>
    documents.filter((row) => row.kind === kind).map((row) => [row.key, JSON.parse(row.body) as T]);
  const options = new Map(bodies<unknown>('option'));
  const site = options.get('site') as SiteOptions | undefined;
  if (!site) return undefined;
  const categories = new Map(Object.entries((options.get('categories') ?? {}) as Record<string, string>));
  const rows = bestOf(entryRows, ({ kind, slug }) => `${kind} ${slug}`).toSorted(newestFirst);
  const entries = new Map<EntryKind, Entry[]>();
  for (const row of rows) {
    if (row.kind === 'reviews') continue;
    const entry = toEntry(row, categories);
    entries.set(entry.kind, [...(entries.get(entry.kind) ?? []), entry]);
  }
  const reviews = rows
    .filter(({ kind }) => kind === 'reviews')
    .map(({ slug, date, body }): Review => ({ id: slug, date, ...(JSON.parse(body) as ReviewBody) }));
  return {
    version,
    options: site,
    categories,
    entries,
    reviews,
    pages: new Map(bodies<StoredPage>('page')),
    sets: new Map(bodies<StoredSet>('set')),
    moto: bodies<MotoModel>('moto').map(([, model]) => model),
  };
}
