import { claimFillers } from './fillerRules.ts';
import { claimKindsBeforeNames } from './bodyAndFuelRules.ts';
import type { Dictionary } from './dictionary.ts';
import { claimModelNumbers } from './modelNumberRules.ts';
import type { Lexeme } from './lexemes.ts';
import { claimNumbers } from './numberRules.ts';
import { startAttempt, type Attempt } from './attempt.ts';
import type { UnderstandContext } from './phraseTypes.ts';
import { claimVehicles } from './vehicleRules.ts';
import { claimKeywords } from './keywordRules.ts';

/** Runs all rules once. Names go first, because a number in a name has no other meaning; filler words go last. */
export function runRules(
  lexemes: readonly Lexeme[],
  dictionary: Dictionary,
  context: UnderstandContext,
): Attempt {
  const attempt = startAttempt(lexemes, dictionary, context);
  claimKindsBeforeNames(attempt);
  claimVehicles(attempt);
  claimModelNumbers(attempt);
  claimKeywords(attempt);
  claimNumbers(attempt);
  claimFillers(attempt);
  return attempt;
}
