import type { Histogram } from '@vvoz/catalogue/query/view';

/** Number of lots per value. */
export type Tally = readonly (readonly [value: number, count: number])[];

/**
 * Rounds a value of at least 10,000 down to three significant digits. A histogram cannot show more, and mileages and
 * prices would otherwise be hundreds of thousands of distinct numbers.
 */
export const coarsen = (value: number): number =>
  value < 10_000 ? value : value - (value % findGrain(value));

/**
 * Finds the number to whose multiple `coarsen` rounds a value down. Uses a loop, because it runs for every lot and
 * logarithms are slow.
 */
function findGrain(value: number): number {
  let unit = 1;
  if (value >= 10_000) for (unit = 100; value >= unit * 1000; unit *= 10);
  return unit;
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is at least `wanted`. */
export function findRoundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const factor = [1, 2, 5].find((each) => each * power >= wanted) ?? 10;
  return factor * power;
}

/** Returns the value below which a share (0–1) of the lots lies. `sorted` must not be empty. */
export function findQuantile(sorted: Tally, share: number): number {
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  const found = sorted.find(([, count]) => (seen += count) >= total * share);
  return (found ?? sorted.at(-1) ?? [0])[0];
}

/** Returns the median of values; null if there are none. */
export const findMedian = (tally: Tally): number | null =>
  tally.length === 0
    ? null
    : findQuantile(
        tally.toSorted(([a], [b]) => a - b),
        0.5,
      );

/** Returns p10, p50 and p90 of values, smallest first; null if there are none. */
export const findUsualRange = (sorted: Tally): readonly [p10: number, p50: number, p90: number] | null =>
  sorted.length === 0
    ? null
    : [findQuantile(sorted, 0.1), findQuantile(sorted, 0.5), findQuantile(sorted, 0.9)];

/**
 * Builds about `wanted` bins of equal, round width over values that `coarsen` has rounded. The lowest and the highest
 * 0.5 % of the lots are in the first and last bin, so that one wrong record does not flatten the others. The first and
 * last bin extend to a round bound beyond every value. With a width of 1 (years) the last bin ends with the last value.
 */
export function makeBins(tally: Tally, wanted: number): Histogram {
  const sorted = tally.toSorted(([a], [b]) => a - b);
  const first = sorted[0]?.[0];
  const last = sorted.at(-1)?.[0];
  if (first === undefined || last === undefined) return { bins: [] };
  const low = findQuantile(sorted, 0.005);
  const high = findQuantile(sorted, 0.995);
  const step = Math.max(findRoundStep((high - low + 1) / wanted), findGrain(high));
  const origin = Math.floor(low / step) * step;
  const size = Math.floor((high - origin) / step) + 1;
  const counts = Array.from({ length: size }, () => 0);
  for (const [value, count] of sorted) {
    const at = Math.min(size - 1, Math.max(0, Math.floor((value - origin) / step)));
    counts[at] = (counts[at] ?? 0) + count;
  }
  const lowest = Math.min(origin, Math.floor(first / step) * step);
  // The highest value that `coarsen` rounds down to `last`: the true maximum may be that high.
  const maximum = last + findGrain(last) - 1;
  const highest = step === 1 && maximum === last ? last : (Math.floor(maximum / step) + 1) * step;
  return {
    min: first,
    max: last,
    median: findQuantile(sorted, 0.5),
    bins: counts.map((count, at) => ({
      from: at === 0 ? lowest : origin + at * step,
      to: at === size - 1 ? highest : origin + (at + 1) * step,
      count,
    })),
  };
}
