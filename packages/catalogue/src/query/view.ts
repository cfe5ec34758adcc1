import type { FacetKey, ListKey } from '../facets/facets.ts';

/** An option of a list facet with the number of lots it would give, the other filters kept. */
export interface FacetOption {
  readonly value: string;
  readonly count: number;
  /** Brands and models: stands among the popular ones. */
  readonly popular?: boolean;
  /** Models and body codes: whose they are. */
  readonly brand?: string;
  readonly model?: string;
}

/** How the lots spread over a range facet, its own ends not applied. Bins are [from, to), the last one closed. */
export interface Histogram {
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/**
 * Counts for every facet of a panel, each with the other filters kept. List options with none may be missing where the
 * list is the data's own (brands); fixed options are counted 0.
 */
export interface FacetCounts {
  readonly options: Readonly<Partial<Record<ListKey, readonly FacetOption[]>>>;
  readonly histograms: Readonly<Partial<Record<FacetKey, Histogram>>>;
}
