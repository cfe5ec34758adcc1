import type { Chance } from '../../lib/random.ts';

/**
 * Arrivals in each hour of a day against the mean hour: few at night, most in the evening, when people are at home. An
 * assumption of docs/scale.md, not a measurement: the busiest hour has 1.9 times the mean.
 */
export const HOURS: readonly number[] = [
  0.5, 0.3, 0.2, 0.15, 0.15, 0.2, 0.35, 0.65, 0.95, 1.15, 1.25, 1.3, 1.3, 1.3, 1.25, 1.25, 1.3, 1.4, 1.55,
  1.75, 1.9, 1.75, 1.25, 0.85,
];

const PARTS = 1 << 30;

/** Picks when in a day somebody arrives, ms from its beginning. The day lasts `dayMs`, so that it may be played quickly. */
export function pickArrival({ below }: Chance, dayMs: number): number {
  const total = HOURS.reduce((sum, share) => sum + share);
  let left = (below(PARTS) / PARTS) * total;
  for (const [hour, share] of HOURS.entries()) {
    if (left < share) return ((hour + left / share) / HOURS.length) * dayMs;
    left -= share;
  }
  return dayMs;
}
