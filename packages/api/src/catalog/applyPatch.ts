import { FACETS, type FacetKey } from './facets.ts';
import { DEFAULT_PAGE, type CatalogQuery, type Order, type Range } from './query.ts';
import { patchView, type ViewChoice } from './viewChoice.ts';

/** New values by facet; an empty list, an empty range, '' or null removes the facet. */
export interface QueryPatch {
  readonly lists?: Readonly<Partial<Record<FacetKey, readonly string[] | null>>>;
  readonly ranges?: Readonly<Partial<Record<FacetKey, Range | null>>>;
  readonly texts?: Readonly<Partial<Record<FacetKey, string | null>>>;
  readonly order?: Order;
  readonly page?: number;
  readonly limit?: number;
  /** Named choices are replaced, the others stay; alone it leaves the page where it is. */
  readonly view?: ViewChoice;
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.values(value).every((end) => end === undefined));

function merge<T>(
  old: Readonly<Partial<Record<FacetKey, T>>>,
  patch: Readonly<Partial<Record<FacetKey, T | null>>> = {},
) {
  const next: Partial<Record<FacetKey, T>> = {};
  for (const { key } of FACETS) {
    const value = key in patch ? patch[key] : old[key];
    if (!isBlank(value)) next[key] = value as T;
  }
  return next;
}

/**
 * The query after a change. A changed facet also forgets what depended on it (a brand: model and body code; a model: body
 * code) unless the patch sets that too, and every change of filters or order goes back to the first page.
 */
export function applyPatch(query: CatalogQuery, patch: QueryPatch): CatalogQuery {
  const lists: Partial<Record<FacetKey, readonly string[] | null>> = { ...patch.lists };
  for (const { key, clears } of FACETS) {
    if (!(key in lists)) continue;
    for (const dependent of clears ?? [])
      if (!(patch.lists && dependent in patch.lists)) lists[dependent] = null;
  }
  const limit = patch.limit ?? query.limit;
  const view = patchView(query.view, patch.view);
  const viewAlone = Object.keys(patch).every((name) => name === 'view') && patch.view !== undefined;
  return {
    lists: merge<readonly string[]>(query.lists, lists),
    ranges: merge<Range>(query.ranges, patch.ranges),
    texts: merge<string>(query.texts, patch.texts),
    order: patch.order ?? query.order,
    page: patch.page ?? (viewAlone ? query.page : DEFAULT_PAGE),
    ...(limit === undefined ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
