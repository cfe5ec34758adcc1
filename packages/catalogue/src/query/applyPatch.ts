import {
  FACETS,
  type Facet,
  type FacetKey,
  type ListFacet,
  type ListKey,
  type RangeFacet,
  type RangeKey,
  type TextFacet,
  type TextKey,
} from '../facets/facets.ts';
import { readText, readValues } from './readValues.ts';
import { tidyOwners } from './ownedValues.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  type CatalogueQuery,
  type Range,
} from './query.ts';
import { ORDERS, type Order } from './orders.ts';
import { patchView, type ViewChoice } from './viewChoice.ts';

/** New values by facet; an empty list, an empty range, '' or null removes the facet. */
export interface QueryPatch {
  readonly lists?: Readonly<Partial<Record<ListKey, readonly string[] | null>>>;
  readonly ranges?: Readonly<Partial<Record<RangeKey, Range | null>>>;
  readonly texts?: Readonly<Partial<Record<TextKey, string | null>>>;
  readonly order?: Order;
  readonly page?: number;
  readonly limit?: number;
  /** Replaces the given choices. A patch of the view alone keeps the page number. */
  readonly view?: ViewChoice;
}

const isWhole = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= low && value <= high;

/** Normalises a list; null if no value is valid. */
function tidyList(facet: ListFacet, value: readonly string[] | null | undefined): readonly string[] | null {
  const list = Array.isArray(value) ? readValues(facet, value as readonly string[]) : [];
  return list.length > 0 ? list : null;
}

function tidyRange({ bounds }: RangeFacet, value: Range | null | undefined): Range | null {
  const { min, max } = value ?? {};
  const range = {
    // + 0 turns −0 into 0: an address has only one zero.
    ...(isWhole(min, ...bounds) ? { min: min + 0 } : {}),
    ...(isWhole(max, ...bounds) ? { max: max + 0 } : {}),
  };
  return Object.keys(range).length > 0 ? range : null;
}

const tidyText = (facet: TextFacet, value: string | null | undefined): string | null =>
  (value === null || value === undefined ? undefined : readText(facet, String(value))) ?? null;

/** Value of a facet in a patch: undefined if not mentioned, null if removed. */
function readPatchedValue(
  facet: Facet,
  patch: QueryPatch,
): readonly string[] | Range | string | null | undefined {
  switch (facet.kind) {
    case 'list':
      return facet.key in (patch.lists ?? {}) ? tidyList(facet, patch.lists?.[facet.key]) : undefined;
    case 'range':
      return facet.key in (patch.ranges ?? {}) ? tidyRange(facet, patch.ranges?.[facet.key]) : undefined;
    case 'text':
      return facet.key in (patch.texts ?? {}) ? tidyText(facet, patch.texts?.[facet.key]) : undefined;
    default:
      return facet satisfies never;
  }
}

/** Facets that a patch resets: those that depend on a changed facet, and those that a chosen facet replaces. */
function findResetFacets(patch: QueryPatch): ReadonlySet<FacetKey> {
  return new Set(
    FACETS.flatMap((facet) => {
      const value = readPatchedValue(facet, patch);
      if (value === undefined) return [];
      return [...(facet.clears ?? []), ...(value === null ? [] : (facet.replaces ?? []))];
    }),
  );
}

/** Values of one part of the query after a patch: patched values, and earlier ones that are not reset. */
function patchPart<Key extends FacetKey, Value>(
  facets: readonly { readonly key: Key }[],
  old: Readonly<Partial<Record<Key, Value>>>,
  readPatched: (facet: { readonly key: Key }) => Value | null | undefined,
  reset: ReadonlySet<FacetKey>,
): Partial<Record<Key, Value>> {
  const part: Partial<Record<Key, Value>> = {};
  for (const facet of facets) {
    const patchedValue = readPatched(facet);
    const value = patchedValue === undefined && !reset.has(facet.key) ? old[facet.key] : patchedValue;
    if (value !== undefined && value !== null) part[facet.key] = value;
  }
  return part;
}

const LISTS = FACETS.filter((facet) => facet.kind === 'list');
const RANGES = FACETS.filter((facet) => facet.kind === 'range');
const TEXTS = FACETS.filter((facet) => facet.kind === 'text');

/**
 * Applies a patch to a query. A changed facet resets the facets that depend on it unless the patch sets them too: a
 * brand resets model, body code and generation; a model resets body code and generation; a chosen generation or body
 * code resets the other. The result is on the first page unless the patch sets another page or only changes the view.
 * Values are normalised like those of an address; invalid ones are dropped.
 */
export function applyPatch(query: CatalogueQuery, patch: QueryPatch): CatalogueQuery {
  const reset = findResetFacets(patch);
  const readValue = (facet: { readonly key: FacetKey }) => readPatchedValue(facet as Facet, patch);
  const view = patchView(query.view, patch.view);
  const viewAlone = Object.keys(patch).every((name) => name === 'view') && patch.view !== undefined;
  const limit = isWhole(patch.limit, 1, MAX_LIMIT) ? patch.limit : query.limit;
  return {
    lists: tidyOwners(
      patchPart(
        LISTS,
        query.lists,
        (facet) => readValue(facet) as readonly string[] | null | undefined,
        reset,
      ),
    ),
    ranges: patchPart(RANGES, query.ranges, (facet) => readValue(facet) as Range | null | undefined, reset),
    texts: patchPart(TEXTS, query.texts, (facet) => readValue(facet) as string | null | undefined, reset),
    order: patch.order && ORDERS.includes(patch.order) ? patch.order : query.order,
    page: isWhole(patch.page, 1, MAX_PAGE) ? patch.page : viewAlone ? query.page : DEFAULT_PAGE,
    ...(limit === undefined || limit === DEFAULT_LIMIT ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
