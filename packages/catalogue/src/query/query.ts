import type { ListKey, RangeKey, TextKey } from '../facets/facets.ts';
import { DEFAULT_ORDER, type Order } from './orders.ts';
import type { ViewChoice } from './viewChoice.ts';

/** Both ends inclusive; an absent end is open. Whole numbers. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Defaults, omitted in shared addresses (specification, section 5). */
export const DEFAULT_PAGE = 1;
export const DEFAULT_LIMIT = 8;

/** Limits: lots per page, and page number. */
export const MAX_LIMIT = 100;
export const MAX_PAGE = 100_000;

export type Lists = Readonly<Partial<Record<ListKey, readonly string[]>>>;
export type Ranges = Readonly<Partial<Record<RangeKey, Range>>>;
export type Texts = Readonly<Partial<Record<TextKey, string>>>;

/**
 * The normalised query of a catalogue page. Lists are non-empty, sorted, without duplicates and in the letter case of
 * their facet. Ranges have at least one end; min may exceed max, and such a range finds nothing. Without `limit` the
 * page size of the template applies.
 */
export interface CatalogueQuery {
  /** Chosen values of the list facets. */
  readonly lists: Lists;
  /** Ends of the range facets. */
  readonly ranges: Ranges;
  /** Values of the text facets. */
  readonly texts: Texts;
  readonly order: Order;
  readonly page: number;
  readonly limit?: number;
  /** View options; absent if all are defaults. */
  readonly view?: ViewChoice;
}

export const EMPTY_QUERY: CatalogueQuery = {
  lists: {},
  ranges: {},
  texts: {},
  order: DEFAULT_ORDER,
  page: DEFAULT_PAGE,
};

/** Facets that can be path segments, in the order of the path. */
export const PATH_FACETS = ['brand', 'model', 'kuzov'] as const satisfies readonly ListKey[];
export type PathFacet = (typeof PATH_FACETS)[number];
/** Facets chosen by a path. */
export type PathChoice = Readonly<Partial<Record<PathFacet, string>>>;

/** True if no facet is set; order and page do not matter. */
export const isUnfiltered = (query: CatalogueQuery): boolean =>
  Object.keys(query.lists).length + Object.keys(query.ranges).length + Object.keys(query.texts).length === 0;
