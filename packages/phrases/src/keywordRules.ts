import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { claimColor } from './colorRule.ts';
import { claimDay, claimPassingYears } from './dayRules.ts';
import { claimDrive, claimGearbox } from './driveRules.ts';
import { claimRepairedGrade } from './gradeRules.ts';
import { claimOneKind, claimSeats } from './bodyAndFuelRules.ts';
import { isFree, hasFacet, type Attempt } from './attempt.ts';

const RULES: readonly (readonly [FacetKey, (attempt: Attempt, index: number) => void])[] = [
  ['color', claimColor],
  ['drive', claimDrive],
  ['gearbox', claimGearbox],
  ['rate', claimRepairedGrade],
  ['year', claimPassingYears],
  ['day', claimDay],
  ['seats', claimSeats],
];

/** Claims conditions without a number: kinds, seats, colours, drives, gearboxes, RA, «проходной» and days. */
export function claimKeywords(attempt: Attempt): void {
  for (const [key, rule] of RULES)
    if (hasFacet(attempt, key))
      for (const index of attempt.lexemes.keys()) if (isFree(attempt, index)) rule(attempt, index);
  for (const index of attempt.lexemes.keys()) claimOneKind(attempt, index);
}
