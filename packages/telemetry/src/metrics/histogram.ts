/** What a histogram has counted. */
export interface HistogramCounts {
  /** Upper bounds of the buckets in ascending order, without infinity. */
  readonly bounds: readonly number[];
  /**
   * Number of values in each bucket, not cumulative. The last bucket has no bound, so there is one more than bounds.
   */
  readonly counts: readonly number[];
  readonly sum: number;
  readonly count: number;
}

export interface Histogram {
  readonly add: (value: number) => void;
  readonly read: () => HistogramCounts;
}

/** Creates a histogram. As in Prometheus, a value that equals a bound belongs to the bucket below it. */
export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  let sum = 0;
  let count = 0;
  return {
    add: (value) => {
      const firstAbove = bounds.findIndex((bound) => value <= bound);
      const bucket = firstAbove === -1 ? bounds.length : firstAbove;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      sum += value;
      count += 1;
    },
    read: () => ({ bounds, counts: [...counts], sum, count }),
  };
}

/**
 * Estimates the value below which this share of the values lies, as `histogram_quantile` of Prometheus does: linear
 * inside a bucket. Values above the last bound count as that bound. Undefined without values.
 * @param share 0 to 1
 */
export function estimateQuantile(
  { bounds, counts, count }: HistogramCounts,
  share: number,
): number | undefined {
  if (count === 0) return undefined;
  const rank = share * count;
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    const inside = counts[index] ?? 0;
    if (inside > 0 && below + inside >= rank) {
      const lower = index === 0 ? 0 : (bounds[index - 1] ?? 0);
      return lower + ((bound - lower) * (rank - below)) / inside;
    }
    below += inside;
  }
  return bounds.at(-1);
}
