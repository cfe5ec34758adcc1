/** The category of entries that have none. */
const OTHER = { path: 'prochee', title: 'Разное' } as const;

/** Where an editor put an entry: `tamozhnya/utilsbor`, with the titles of the categories from the top. */
export interface GivenCategory {
  readonly category: string;
  readonly titles: readonly string[] | undefined;
}

const getLastSegment = (category: string): string => category.slice(category.lastIndexOf('/') + 1);

/**
 * Finds the category of an entry among those of the site, and adds what is missing with its titles, so that every
 * entry has a page. A category of a source that the site has deeper (`utilsbor`, `tamozhnya/utilsbor`) is that one.
 * @param categories titles by path; is added to
 */
export function placeEntry(
  { category, titles = [] }: GivenCategory,
  own: ReadonlyMap<string, string>,
  categories: Map<string, string>,
): string {
  if (category === '') {
    if (!categories.has(OTHER.path)) categories.set(OTHER.path, OTHER.title);
    return OTHER.path;
  }
  if (own.has(category)) return category;
  const same = [...own.keys()].filter((one) => getLastSegment(one) === getLastSegment(category));
  if (same.length === 1 && same[0] !== undefined) return same[0];
  const segments = category.split('/');
  // The top first: lists show a category after the one above it.
  for (const [at, segment] of segments.entries()) {
    const path = segments.slice(0, at + 1).join('/');
    if (!categories.has(path)) categories.set(path, titles[at] || segment);
  }
  return category;
}
