/** What decides how much alike two lots are. An unknown number is null. */
export interface Alike {
  readonly year: number | null;
  /** km */
  readonly mileage: number | null;
  /** Rank of the inspector's grade, 0 = worst. */
  readonly rank: number | null;
}

/** Added to kilometres, so that the first thousands count less. */
const KM_OFFSET = 5000;
/** A difference of this factor in kilometres counts as much as a year or a grade. */
const KM_FACTOR = 1.25;
/** What an unknown fact counts. */
const UNKNOWN = 1;

function compare(one: number | null, other: number | null, measure: (value: number) => number): number {
  return one === null || other === null ? UNKNOWN : Math.abs(measure(one) - measure(other));
}

/** How different two lots are: 1 is a year, a grade, or a quarter of the kilometres. */
const findDistance = (one: Alike, other: Alike): number =>
  compare(one.year, other.year, (year) => year) +
  compare(one.mileage, other.mileage, (km) => Math.log(km + KM_OFFSET) / Math.log(KM_FACTOR)) +
  compare(one.rank, other.rank, (rank) => rank);

/**
 * Returns the `limit` lots that are most like `lot` in year, mileage and grade, the nearest first. Equally near ones stay
 * in their order.
 */
export const findNeighbours = <T extends Alike>(lot: Alike, others: readonly T[], limit: number): T[] =>
  others
    .map((other) => ({ other, distance: findDistance(lot, other) }))
    .sort((one, next) => one.distance - next.distance)
    .slice(0, limit)
    .map(({ other }) => other);
