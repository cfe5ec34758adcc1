import type { EntryKind, PageRecord } from '@vvoz/api/content/contentSchemas';
import { getParentCategory, isWithinCategory } from './categories.ts';
import type { ContentIndex } from './ContentIndex.ts';
import { INFORMATION, SECTIONS, VIDEO } from './entryPaths.ts';

/** A page with a list of entries. */
export interface Listing {
  readonly title: string;
  readonly path: string;
  /** 0 for the first page of its section. */
  readonly depth: number;
  readonly kind: EntryKind;
  readonly category?: string;
  /** Number of entries in its list. */
  readonly count: number;
}

const ROOTS = [
  { ...INFORMATION, kind: 'articles' },
  { ...VIDEO, kind: 'videos' },
] as const;

function countEntries(index: ContentIndex, kind: EntryKind, category?: string): number {
  const all = index.entries.get(kind) ?? [];
  return category === undefined
    ? all.length
    : all.filter((entry) => isWithinCategory(entry.category, category)).length;
}

/** Sorts category slugs so that each is followed by those below it. */
const sortCategories = (slugs: readonly string[]): readonly string[] =>
  slugs
    .filter((slug) => getParentCategory(slug) === undefined)
    .flatMap((top) => slugs.filter((slug) => isWithinCategory(slug, top)));

/**
 * Lists the pages with lists in the section that a path belongs to, from its first page down. Leaves out the pages
 * below the first whose lists are empty.
 */
export function listSection(index: ContentIndex, path: string): readonly Listing[] {
  const root = ROOTS.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (!root) return [];
  const { kind } = root;
  const categories = sortCategories([...index.categories.keys()]).map((category) => ({
    title: index.categories.get(category) ?? category,
    path: `${root.path}/${category}`,
    depth: category.split('/').length,
    kind,
    category,
    count: countEntries(index, kind, category),
  }));
  const kinds = Object.entries(SECTIONS)
    .filter(([, section]) => section.path.startsWith(`${root.path}/`))
    .map(([name, section]) => ({
      ...section,
      depth: 1,
      kind: name as EntryKind,
      count: countEntries(index, name as EntryKind),
    }));
  return [
    { ...root, depth: 0, count: countEntries(index, kind) },
    ...[...categories, ...kinds].filter(({ count }) => count > 0),
  ];
}

/**
 * Finds the listing at a path and those above it, from the section's first page down; empty if the path has no listing.
 */
export function findListings(section: readonly Listing[], path: string): readonly Listing[] {
  return section.some((listing) => listing.path === path)
    ? section.filter((listing) => path === listing.path || path.startsWith(`${listing.path}/`))
    : [];
}

/** Describes the list and the section of a list page, for its page record. */
export const describeListing = (
  section: readonly Listing[],
  path: string,
): Pick<PageRecord, 'list' | 'sections'> => {
  const listing = section.find((one) => one.path === path);
  if (!listing) return {};
  return {
    list: { kind: listing.kind, ...(listing.category === undefined ? {} : { category: listing.category }) },
    sections: section.map(({ title, path: at, depth, count }) => ({ title, path: at, depth, count })),
  };
};
