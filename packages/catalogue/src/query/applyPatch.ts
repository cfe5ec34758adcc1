import { FACETS, type Facet, type FacetKey } from '../facets/facets.ts';
import { readList } from '../address/parseCatalogUrl.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  ORDERS,
  type CatalogQuery,
  type Order,
  type Range,
} from './query.ts';
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

type Value = readonly string[] | Range | string;

/** The part of a query that a facet's values stand in. */
const PART = { list: 'lists', range: 'ranges', text: 'texts' } as const satisfies Readonly<
  Record<Facet['kind'], keyof QueryPatch>
>;

/** What a patch says of a facet: undefined where it says nothing, null where it takes the facet away. */
function said(facet: Facet, patch: QueryPatch): Value | null | undefined {
  const part: Readonly<Partial<Record<FacetKey, Value | null>>> = patch[PART[facet.kind]] ?? {};
  return facet.key in part ? tidy(facet, part[facet.key]) : undefined;
}

const isWhole = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= low && value <= high;

/** The value as an address would give it; null where nothing of it can be kept. */
function tidy(facet: Facet, value: Value | null | undefined): Value | null {
  if (value === null || value === undefined) return null;
  if (facet.kind === 'list') {
    const list = Array.isArray(value) ? readList(facet, value as readonly string[]) : [];
    return list.length > 0 ? list : null;
  }
  if (facet.kind === 'text') {
    const text = String(value).normalize('NFC').trim().toLowerCase();
    return facet.pattern.test(text) ? text : null;
  }
  const { min, max } = value as Range;
  const range = {
    // + 0: of the two zeros an address knows one.
    ...(isWhole(min, ...facet.bounds) ? { min: min + 0 } : {}),
    ...(isWhole(max, ...facet.bounds) ? { max: max + 0 } : {}),
  };
  return Object.keys(range).length > 0 ? range : null;
}

/** Facets that a patch makes the query forget: what hangs on a changed one, what a chosen one takes the place of. */
function forgotten(patch: QueryPatch): ReadonlySet<FacetKey> {
  return new Set(
    FACETS.flatMap((facet) => {
      const value = said(facet, patch);
      if (value === undefined) return [];
      return [...(facet.clears ?? []), ...(value === null ? [] : (facet.replaces ?? []))];
    }),
  );
}

/**
 * The query after a change. A changed facet also forgets what depended on it (a brand: model and body code; a model: body
 * code; a generation and a body code each other) unless the patch sets that too, and every change of filters or order goes
 * back to the first page. Values are tidied as those of an address are: what cannot be one is dropped.
 */
export function applyPatch(query: CatalogQuery, patch: QueryPatch): CatalogQuery {
  const gone = forgotten(patch);
  const parts: Record<(typeof PART)[Facet['kind']], Partial<Record<FacetKey, Value>>> = {
    lists: {},
    ranges: {},
    texts: {},
  };
  for (const facet of FACETS) {
    const part = PART[facet.kind];
    const old: Readonly<Partial<Record<FacetKey, Value>>> = query[part];
    const given = said(facet, patch);
    const value = given === undefined && !gone.has(facet.key) ? old[facet.key] : given;
    if (value !== undefined && value !== null) parts[part][facet.key] = value;
  }
  const view = patchView(query.view, patch.view);
  const viewAlone = Object.keys(patch).every((name) => name === 'view') && patch.view !== undefined;
  const limit = isWhole(patch.limit, 1, MAX_LIMIT) ? patch.limit : query.limit;
  return {
    ...(parts as Pick<CatalogQuery, 'lists' | 'ranges' | 'texts'>),
    order: patch.order && ORDERS.includes(patch.order) ? patch.order : query.order,
    page: isWhole(patch.page, 1, MAX_PAGE) ? patch.page : viewAlone ? query.page : DEFAULT_PAGE,
    ...(limit === undefined || limit === DEFAULT_LIMIT ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
