import { readCompanions } from './companions.ts';
import type { Dictionary } from './dictionary.ts';
import { readFamilies } from './families.ts';
import type { Lexeme } from './lexemes.ts';
import { readNumbers } from './numbers.ts';
import { newReading, type Reading } from './reading.ts';
import type { UnderstandContext } from './types.ts';
import { readVehicles } from './vehicles.ts';
import { readWords } from './wordRules.ts';

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
