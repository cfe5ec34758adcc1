import type { Chance } from '../../lib/random.ts';

const PARTS = 1 << 30;

/** A number from 0 up to, but not including, 1. */
const pickShare = ({ below }: Chance): number => below(PARTS) / PARTS;

/**
 * Returns a function that picks whole numbers below `count` by Zipf's law: number n is picked 1/(n + 1)^`exponent` times as
 * often as number 0. An exponent of 0.9 is usual for the pages of a site.
 */
export function createPopularity(count: number, exponent = 0.9): (chance: Chance) => number {
  let sum = 0;
  const sums = Array.from({ length: count }, (_, index) => (sum += 1 / (index + 1) ** exponent));
  return (chance) => {
    const target = pickShare(chance) * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Picks how long a visitor reads, ms: most leave soon, a few stay long; at most five times the mean. */
export const pickReadingTime = (chance: Chance, meanMs: number): number =>
  Math.min(5 * meanMs, -Math.log(1 - pickShare(chance)) * meanMs);
