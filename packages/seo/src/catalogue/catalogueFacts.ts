import type { FacetCounts } from '@vvoz/catalogue/query/view';

/** Smallest and largest value. */
export type Span = readonly [min: number, max: number];

/** What is known about the lots of a catalogue page. Facts that the backend does not count are absent. */
export interface CatalogueFacts {
  readonly count: number;
  /** Turnkey cost of the cheapest and of the middle lot, ₽, rounded down to three significant digits. */
  readonly minRub?: number;
  readonly medianRub?: number;
  readonly years?: Span;
  /** hp. */
  readonly powers?: Span;
  /** Share of lots with a manual gearbox, 0–1. The other kinds may be counted together. */
  readonly manual?: number;
  /** The most frequent grade. */
  readonly grade?: string;
}

const readSpan = ({ histograms }: FacetCounts, key: 'year' | 'power'): Span | undefined => {
  const { min, max } = histograms[key] ?? {};
  return min === undefined || max === undefined ? undefined : [min, max];
};

/** Undefined when no gearbox is known at all. */
function readManual(count: number, { options: { gearbox = [] } }: FacetCounts): number | undefined {
  const manual = gearbox.find(({ value }) => value === 'MT')?.count;
  return manual === undefined || gearbox.every((option) => option.count === 0) ? undefined : manual / count;
}

/** Reads the facts from the counts of a page's facets. They hold if no facet but brand, model and body code is chosen. */
export function readCatalogueFacts(count: number, facets: FacetCounts): CatalogueFacts {
  const { min: minRub, median: medianRub } = facets.histograms.cost ?? {};
  const years = readSpan(facets, 'year');
  const powers = readSpan(facets, 'power');
  const manual = readManual(count, facets);
  const [grade] = (facets.options.rate ?? [])
    .filter((option) => option.count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    count,
    ...(minRub === undefined ? {} : { minRub }),
    ...(medianRub === undefined ? {} : { medianRub }),
    ...(years ? { years } : {}),
    ...(powers ? { powers } : {}),
    ...(manual === undefined ? {} : { manual }),
    ...(grade ? { grade: grade.value } : {}),
  };
}
