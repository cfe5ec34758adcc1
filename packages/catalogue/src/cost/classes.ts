import { FIVE_YEARS, THREE_YEARS } from './ages.ts';

/** Ages that an individual's duty tells apart; passing: 3–5 years, the cheapest to clear. */
export const AGE_CLASSES = ['under3', 'passing', 'over5'] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** Which recycling fee an individual pays: the preference, or the commercial table. */
export const FEE_CLASSES = ['low', 'high'] as const;
export type FeeClass = (typeof FEE_CLASSES)[number];

/** The class of full months between two ends; undefined where they do not lie in one. */
export function ageClassOf({
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
