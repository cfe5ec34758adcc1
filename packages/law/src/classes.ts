import { FIVE_YEARS, THREE_YEARS } from './ages.ts';
import type { LimitState } from './costTypes.ts';

/** Age classes of the duty for individuals. passing: 3–5 years, the lowest duty. */
export const AGE_CLASSES = ['under3', 'passing', 'over5'] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/**
 * Recycling fee of an individual: low is the preferential rate, high the commercial table. `open`: the power of the
 * motor or the engine decides, so nothing may be promised.
 */
export const FEE_CLASSES = ['low', 'open', 'high'] as const;
export type FeeClass = (typeof FEE_CLASSES)[number];
/** The class of the fee by the limit of 160 hp. */
export const FEE_CLASS_OF: Readonly<Record<LimitState, FeeClass>> = {
  within: 'low',
  open: 'open',
  above: 'high',
};

/** Age class of a range of months; undefined if the range spans several classes. */
export function findAgeClass({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): AgeClass | undefined {
  if (max <= THREE_YEARS) return 'under3';
  if (min > FIVE_YEARS) return 'over5';
  return min > THREE_YEARS && max <= FIVE_YEARS ? 'passing' : undefined;
}
