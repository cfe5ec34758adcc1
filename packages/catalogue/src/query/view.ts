import type { FacetKey, ListKey } from '../facets/facets.ts';

/** An option of a list facet with its number of lots under the other filters. */
export interface FacetOption {
  readonly value: string;
  readonly count: number;
  /** Brands and models: shown among the popular ones. */
  readonly popular?: boolean;
  /** Owners of a model or body code. */
  readonly brand?: string;
  readonly model?: string;
}

/**
 * Distribution of the lots over a range facet, counted without the condition on that facet. Bins are [from, to); the
 * last is closed.
 */
export interface Histogram {
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /**
   * Smallest, largest and middle value; absent without lots. Values of 10,000 and more are rounded down to three
   * significant digits.
   */
  readonly min?: number;
  readonly max?: number;
  readonly median?: number;
}

/**
 * Counts for every facet of a panel, each under the other filters. Options without lots are left out when they come
 * from the data (brands); fixed options have the count 0, those that no lot of the catalogue has are left out.
 */
export interface FacetCounts {
  readonly options: Readonly<Partial<Record<ListKey, readonly FacetOption[]>>>;
  readonly histograms: Readonly<Partial<Record<FacetKey, Histogram>>>;
  /** Facets that no lot of the catalogue has a value of: no control is drawn for them. */
  readonly absent?: readonly FacetKey[];
}
