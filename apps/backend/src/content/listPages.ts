import type { Entry, PageList } from '@vvoz/api/content/contentSchemas';
import type { ContentIndex } from './ContentIndex.ts';
import type { StoredPage } from './contentRows.ts';
import { isWithinCategory } from './categories.ts';
import { INFORMATION, VIDEO } from './entryPaths.ts';
import { findPage } from './findPage.ts';
import { listSection, type Listing } from './listings.ts';

type Item = PageList['items'][number];

const findNewest = (entries: readonly { readonly date: string }[]): Pick<Item, 'changed'> => {
  const changed = entries
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return changed === undefined ? {} : { changed };
};

const listEntries = (index: ContentIndex, { kind, category }: Listing): readonly Entry[] =>
  (index.entries.get(kind) ?? []).filter(
    (entry) => category === undefined || isWithinCategory(entry.category, category),
  );

/** Lists the pages of a section: its lists, each with its number of entries, and its entries. */
function listSectionPages(index: ContentIndex, path: string): readonly Item[] {
  const section = listSection(index, path);
  const kinds = new Set(section.map(({ kind }) => kind));
  const lists = section
    .filter(({ count }) => count > 0)
    .map((listing) => ({
      path: listing.path,
      template: path === VIDEO.path ? 'video' : 'informacziya',
      count: listing.count,
      ...findNewest(listEntries(index, listing)),
    }));
  const entries = [...kinds].flatMap((kind) => index.entries.get(kind) ?? []);
  return [
    ...lists,
    ...entries.map(({ path: at, kind, date }) => ({
      path: at,
      template: kind === 'videos' ? 'video-entry' : 'article',
      changed: date,
    })),
  ];
}

/** Describes the data of a stored page: the date of its document, the number of its reviews. */
function describeData(
  index: ContentIndex,
  { template, document }: StoredPage,
): Omit<Item, 'path' | 'template'> {
  if (template === 'otzyvy') return { count: index.reviews.length, ...findNewest(index.reviews) };
  const entries = index.entries.get(template === 'vopros-otvet' ? 'questions' : 'documents') ?? [];
  const shown = template === 'vopros-otvet' ? entries : entries.filter(({ slug }) => slug === document);
  return findNewest(shown);
}

/** Lists the pages of a host that robots may read, each once, with the date of its last change if it is known. */
export function listPages(index: ContentIndex, host: string): PageList {
  const stored = [...index.pages.entries()].flatMap(([key, page]): readonly Item[] => {
    const path = key.startsWith(`${host} `) ? key.slice(host.length + 1) : undefined;
    if (path === undefined || (page.guards ?? []).length > 0) return [];
    return [{ path, template: page.template, ...describeData(index, page) }];
  });
  const derived = [INFORMATION, VIDEO].flatMap(({ path }) => listSectionPages(index, path));
  const byPath = new Map([...stored, ...derived].map((item) => [item.path, item]));
  return { items: [...byPath.values()].filter(({ path }) => findPage(index, host, path) !== undefined) };
}
