import type { FacetKey, ListKey } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';

/** Neighbouring bins of the same width: where the first begins, their width, and the number of lots of each. */
export type PackedBins = readonly [from: number, width: number, ...counts: number[]];

/** An option; as a row when it has no owner. */
export type PackedOption = FacetOption | readonly [value: string, count: number, popular?: true];

/** The counts of a panel as the page sends them to its script: without what no control shows, the bins as runs. */
export interface PackedCounts {
  readonly options: Readonly<Partial<Record<ListKey, readonly PackedOption[]>>>;
  readonly histograms: Readonly<Partial<Record<FacetKey, readonly PackedBins[]>>>;
  readonly absent?: readonly FacetKey[];
}
