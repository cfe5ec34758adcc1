import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { GearboxKind } from '@vvoz/catalogue/words/gearboxes';

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
  /** Shares of the lots by known gearbox, 0–1. `AT` may include the other automatic kinds. */
  readonly gearboxes?: Readonly<Partial<Record<GearboxKind, number>>>;
  /** Share of the lots with the preferential recycling fee of individuals, 0–1. */
  readonly lowFee?: number;
  /** Share of the lots whose fee depends on a motor that is not known, 0–1. */
  readonly openFee?: number;
  /** The most frequent grade. */
  readonly grade?: string;
}

const readSpan = ({ histograms }: FacetCounts, key: 'year' | 'power'): Span | undefined => {
  const { min, max } = histograms[key] ?? {};
  return min === undefined || max === undefined ? undefined : [min, max];
};

/** Reads the share of lots of each option; undefined if no option has lots, because then the fact is unknown. */
function readShares(
  total: number,
  { options }: FacetCounts,
  key: 'gearbox' | 'fee',
): Readonly<Record<string, number>> | undefined {
  const counted = options[key] ?? [];
  if (counted.every(({ count }) => count === 0)) return undefined;
  return Object.fromEntries(counted.map(({ value, count }) => [value, count / total]));
}

/** Reads the facts from the counts of a page's facets. They are correct if no facet but brand, model and body code is chosen. */
export function readCatalogueFacts(count: number, facets: FacetCounts): CatalogueFacts {
  const { min: minRub, median: medianRub } = facets.histograms.cost ?? {};
  const years = readSpan(facets, 'year');
  const powers = readSpan(facets, 'power');
  const gearboxes = readShares(count, facets, 'gearbox');
  const { low: lowFee, open: openFee } = readShares(count, facets, 'fee') ?? {};
  const [grade] = (facets.options.rate ?? [])
    .filter((option) => option.count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    count,
    ...(minRub === undefined ? {} : { minRub }),
    ...(medianRub === undefined ? {} : { medianRub }),
    ...(years ? { years } : {}),
    ...(powers ? { powers } : {}),
    ...(gearboxes ? { gearboxes } : {}),
    ...(lowFee === undefined ? {} : { lowFee }),
    ...(openFee === undefined || openFee === 0 ? {} : { openFee }),
    ...(grade ? { grade: grade.value } : {}),
  };
}
