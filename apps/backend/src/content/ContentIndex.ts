import type { Entry, EntryKind, Review, SiteOptions } from '@vvoz/api/content/contentSchemas';
import type { Company, Delivery } from '@vvoz/api/content/companySchemas';
import type { EntryBody, MotoModel, ReviewBody, StoredFile, StoredPage, StoredSet } from './contentRows.ts';
import { makePictureKey } from '../lib/foreignPicture.ts';
import { getEntryPath, INFORMATION, SECTIONS, VIDEO } from './entryPaths.ts';
import { anchorHeadings } from './html/anchorHeadings.ts';
import { placeEntry } from './placeEntries.ts';
import { estimateMinutes } from './html/estimateMinutes.ts';
import { findVideo } from './html/findVideo.ts';

/** The columns that are read from `content_entry`. `body` is JSON. */
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

/** The columns that are read from `content_document`. `body` is JSON. */
export interface StoredDocument {
  readonly source: string;
  readonly kind: string;
  readonly key: string;
  readonly position: number;
  readonly body: string;
}

/** All content of one version, in memory: some hundreds of texts. */
export interface ContentIndex {
  readonly version: string;
  readonly options: SiteOptions;
  readonly categories: ReadonlyMap<string, string>;
  /** By kind, in the order of the lists. */
  readonly entries: ReadonlyMap<EntryKind, readonly Entry[]>;
  readonly reviews: readonly Review[];
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly sets: ReadonlyMap<string, StoredSet>;
  readonly moto: readonly MotoModel[];
  readonly company: Company | undefined;
  /** The last ones first. */
  readonly deliveries: readonly Delivery[];
  /** By name. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Addresses of pictures on other hosts by their keys. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Keeps one row per key: the row of wordpress, or else the last one. */
function selectBest<T extends { readonly source: string }>(rows: readonly T[], key: (row: T) => string): T[] {
  const best = new Map<string, T>();
  for (const row of rows) if (best.get(key(row))?.source !== 'wordpress') best.set(key(row), row);
  return [...best.values()];
}

const compareEntries = (a: StoredEntry, b: StoredEntry): number =>
  a.position - b.position ||
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) ||
  (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/** Maps the picture keys in texts to their addresses. */
const collectPictures = (rows: readonly StoredEntry[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .flatMap(({ body }) => (JSON.parse(body) as Partial<EntryBody>).pictures ?? [])
      .map((address) => [makePictureKey(address), address]),
  );

const SUFFIX = '-zapis';

/** Kinds whose pages are below the page of their category. */
const IN_CATEGORIES: ReadonlySet<EntryKind> = new Set(['articles', 'videos']);

/**
 * @param own the categories of the content folder
 * @param categories these and the sources' own; is added to
 */
function toEntry(row: StoredEntry, own: ReadonlyMap<string, string>, categories: Map<string, string>): Entry {
  const kind = row.kind as EntryKind;
  const { pictures: _pictures, categoryTitles: titles, ...body } = JSON.parse(row.body) as EntryBody;
  const category = IN_CATEGORIES.has(kind)
    ? placeEntry({ category: row.category, titles }, own, categories)
    : row.category;
  const video = body.video ?? (kind === 'videos' ? findVideo(body.html) : undefined);
  return {
    id: `${kind}/${row.slug}`,
    kind,
    slug: row.slug,
    title: row.title,
    date: row.date,
    category,
    categoryTitle: categories.get(category) ?? '',
    path: getEntryPath(kind, category, row.slug),
    ...body,
    ...(video ? { video } : {}),
    ...anchorHeadings(body.html),
    minutes: estimateMinutes(body.html),
  };
}

/** Gives each entry a path of its own: `utilsbor` in `tamozhnya` may be a category too, and that list keeps its path. */
function makePathsUnique(
  entries: ReadonlyMap<EntryKind, Entry[]>,
  categories: ReadonlyMap<string, string>,
): void {
  const taken = new Set([
    ...[INFORMATION, VIDEO].flatMap((root) => [...categories.keys()].map((one) => `${root.path}/${one}`)),
    ...Object.values(SECTIONS).map((section) => section.path),
  ]);
  for (const list of entries.values())
    for (const [at, entry] of list.entries()) {
      let { path } = entry;
      while (taken.has(path)) path = `${path}${SUFFIX}`;
      taken.add(path);
      if (path !== entry.path) list[at] = { ...entry, path };
    }
}

/** Builds the index from the rows of the database. Returns undefined while no options have been imported. */
export function buildContentIndex(
  version: string,
  entryRows: readonly StoredEntry[],
  documentRows: readonly StoredDocument[],
): ContentIndex | undefined {
  const documents = selectBest(documentRows, ({ kind, key }) => `${kind} ${key}`).toSorted(
    (a, b) => a.position - b.position,
  );
  const parseBodies = <T>(kind: string): [string, T][] =>
    documents.filter((row) => row.kind === kind).map((row) => [row.key, JSON.parse(row.body) as T]);
  const options = new Map(parseBodies<unknown>('option'));
  const site = options.get('site') as SiteOptions | undefined;
  if (!site) return undefined;
  const own = new Map(Object.entries((options.get('categories') ?? {}) as Record<string, string>));
  const categories = new Map(own);
  const rows = selectBest(entryRows, ({ kind, slug }) => `${kind} ${slug}`).toSorted(compareEntries);
  const entries = new Map<EntryKind, Entry[]>();
  for (const row of rows) {
    if (row.kind === 'reviews') continue;
    const entry = toEntry(row, own, categories);
    entries.set(entry.kind, [...(entries.get(entry.kind) ?? []), entry]);
  }
  const reviews = rows
    .filter(({ kind }) => kind === 'reviews')
    .map(({ slug, date, body }): Review => {
      const { pictures: _pictures, ...review } = JSON.parse(body) as ReviewBody;
      return { id: slug, date, ...review };
    });
  makePathsUnique(entries, categories);
  return {
    version,
    options: site,
    categories,
    entries,
    reviews,
    pages: new Map(parseBodies<StoredPage>('page')),
    sets: new Map(parseBodies<StoredSet>('set')),
    moto: parseBodies<MotoModel>('moto').map(([, model]) => model),
    company: options.get('company') as Company | undefined,
    deliveries: parseBodies<Delivery>('delivery')
      .map(([, delivery]) => delivery)
      .toSorted((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0)),
    files: new Map(parseBodies<StoredFile>('file')),
    pictures: collectPictures(rows),
  };
}
