/** A lot with its price, in a currency that all compared lots share. */
export interface PricedVehicle {
  readonly price: number;
  /** km; null if unknown. */
  readonly mileage: number | null;
}

/** How a price compares with the middle one of similar lots. */
export interface Deal {
  /** Whole percent; negative = cheaper. */
  readonly percent: number;
  /** How much farther the lot has run than the middle one, km, in thousands; absent if about the same, or unknown. */
  readonly mileage?: number;
}

/** With fewer similar lots nothing is said. */
const MIN_SIMILAR = 8;
const MIN_PERCENT = 5;
/** A price that is farther away is of another kind of car: damaged, wrongly described, or with rare equipment. */
const MAX_PERCENT = 35;
/** The shares between which a price is nothing special. */
const ORDINARY = { from: 0.2, to: 0.8 } as const;
/** The difference must be so many standard errors of the middle price. */
const MIN_ERRORS = 2;
/** A normal distribution: standard deviations between the quartiles, and error of a median in deviations / √n. */
const QUARTILES_APART = 1.349;
const MEDIAN_ERROR = 1.2533;
/** A smaller difference in kilometres is no reason. */
const MIN_KM = 10_000;
const MIN_KM_SHARE = 0.15;
const KM_STEP = 1000;

/** The value below which a share (0–1) of sorted values lies, between neighbours in proportion. */
function findQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

const sortNumbers = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** The middle mileage; undefined if more than half of them are unknown. */
function findUsualMileage(vehicles: readonly PricedVehicle[]): number | undefined {
  const known = vehicles.flatMap(({ mileage }) => mileage ?? []);
  return known.length * 2 < vehicles.length ? undefined : findQuantile(sortNumbers(known), 0.5);
}

function compareMileage(own: number | null, usual: number | undefined): number | undefined {
  if (own === null || usual === undefined) return undefined;
  const difference = own - usual;
  if (Math.abs(difference) < Math.max(MIN_KM, usual * MIN_KM_SHARE)) return undefined;
  return Math.round(difference / KM_STEP) * KM_STEP;
}

/**
 * Summarises similar lots, and returns what compares a lot's price with theirs: undefined when the evidence is thin (fewer
 * than 8 similar lots, a difference below 5 % or within the uncertainty of their middle price, a price among the middle
 * three fifths of theirs), and when it is more than 35 % away.
 */
export function createDealFinder(
  similar: readonly PricedVehicle[],
): (lot: PricedVehicle) => Deal | undefined {
  if (similar.length < MIN_SIMILAR) return () => undefined;
  const prices = sortNumbers(similar.map(({ price }) => price));
  const at = (share: number): number => findQuantile(prices, share);
  const [cheap, middle, dear] = [at(ORDINARY.from), at(0.5), at(ORDINARY.to)];
  const deviation = (at(0.75) - at(0.25)) / QUARTILES_APART;
  const error = (MEDIAN_ERROR * deviation) / Math.sqrt(prices.length);
  const usual = findUsualMileage(similar);
  return ({ price, mileage }) => {
    const percent = Math.round((price / middle - 1) * 100);
    const isClear = (price < cheap || price > dear) && Math.abs(price - middle) > MIN_ERRORS * error;
    if (!isClear || Math.abs(percent) < MIN_PERCENT || Math.abs(percent) > MAX_PERCENT) return undefined;
    const difference = compareMileage(mileage, usual);
    return { percent, ...(difference === undefined ? {} : { mileage: difference }) };
  };
}
