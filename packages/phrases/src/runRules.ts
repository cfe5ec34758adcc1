import { readCompanions } from './fillerRules.ts';
import type { Dictionary } from './dictionary.ts';
import { readFamilies } from './modelNumberRules.ts';
import type { Lexeme } from './lexemes.ts';
import { readNumbers } from './numberRules.ts';
import { newReading, type Reading } from './attempt.ts';
import type { UnderstandContext } from './phraseTypes.ts';
import { readVehicles } from './vehicleRules.ts';
import { readWords } from './keywordRules.ts';

/** One attempt: names first, because a number in a name is nothing else; words that only go with others last. */
export function read(
  lexemes: readonly Lexeme[],
  dictionary: Dictionary,
  context: UnderstandContext,
): Reading {
  const reading = newReading(lexemes, dictionary, context);
  readVehicles(reading);
  readFamilies(reading);
  readWords(reading);
  readNumbers(reading);
  readCompanions(reading);
  return reading;
}
