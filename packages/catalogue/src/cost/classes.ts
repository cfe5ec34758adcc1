import { FIVE_YEARS, THREE_YEARS } from './ages.ts';

/** Age classes of the duty for individuals. passing: 3–5 years, the lowest duty. */
export const AGE_CLASSES = ['under3', 'passing', 'over5'] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** Recycling fee of an individual: low is the preferential rate, high the commercial table. */
export const FEE_CLASSES = ['low', 'high'] as const;
export type FeeClass = (typeof FEE_CLASSES)[number];

/** Age class of a range of months; undefined if the range spans several classes. */
export function findAgeClass({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): AgeClass | undefined {
  if (most <= THREE_YEARS) return 'under3';
  if (least > FIVE_YEARS) return 'over5';
  return least > THREE_YEARS && most <= FIVE_YEARS ? 'passing' : undefined;
}
