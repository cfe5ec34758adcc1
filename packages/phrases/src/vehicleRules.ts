import { formatBrand } from '@vvoz/catalogue/words/brands';
import { claimCodes } from './bodyCodes.ts';
import { matchWord, type WordMatch } from './matchWord.ts';
import { chooseMatches, type ChosenMatch } from './chooseMatches.ts';
import { findCode, findNames, type NameMatch } from './nameMatches.ts';
import { claim, hasFacet, indexRange, type Attempt } from './attempt.ts';
import { vehicleLabel } from './vehicleLabel.ts';

function claimNamed(
  attempt: Attempt,
  { found, target, codes }: ChosenMatch,
  named: readonly ChosenMatch[],
): void {
  const lexemes = indexRange(found.from, found.to);
  const targets = named.flatMap((one) => (one.target ? [one.target] : []));
  if (!target) {
    claimCodes(attempt, lexemes, codes, targets);
    return;
  }
  const { brand, models, name } = target;
  if (!models) {
    claim(attempt, lexemes, { kind: 'brand', label: formatBrand(brand), lists: { brand: [brand] } });
    return;
  }
  const brandNamed = targets.some((one) => !one.models && one.brand === brand);
  const label = vehicleLabel(brand, name, brandNamed);
  claim(attempt, lexemes, { kind: 'model', label, lists: { brand: [brand], model: models } });
}

/** Claims brands, models and body codes. */
export function claimVehicles(attempt: Attempt): void {
  const { lexemes, dictionary } = attempt;
  const wordMatches = lexemes.map(({ kind, text, guessed }): WordMatch => {
    if (kind !== 'word') return { words: [text], certainty: 3 };
    const found = matchWord(text, dictionary);
    return guessed ? { ...found, certainty: 0 } : found;
  });
  const [models, codes] = [hasFacet(attempt, 'model'), hasFacet(attempt, 'kuzov')];
  const found = lexemes.flatMap((_, from): readonly NameMatch[] => {
    const code = codes ? findCode(attempt, from) : undefined;
    return [...(models ? findNames(attempt, from, wordMatches) : []), ...(code ? [code] : [])];
  });
  const named = chooseMatches(attempt, found);
  for (const one of named) claimNamed(attempt, one, named);
}
