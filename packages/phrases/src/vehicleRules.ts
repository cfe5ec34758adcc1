import { formatBrand } from '@vvoz/catalogue/words/brands';
import { claimCodes } from './bodyCodes.ts';
import { matchWord, type WordMatch } from './matchWord.ts';
import { chooseMatches, type ChosenMatch } from './chooseMatches.ts';
import { findCode, findNames, type NameMatch } from './nameMatches.ts';
import { addClaim, hasFacet, isFree, listIndices, type Attempt } from './attempt.ts';
import { formatVehicleLabel } from './vehicleLabel.ts';

function claimNamed(
  attempt: Attempt,
  { match, target, codes }: ChosenMatch,
  named: readonly ChosenMatch[],
): void {
  const lexemes = listIndices(match.from, match.to);
  const targets = named.flatMap((one) => (one.target ? [one.target] : []));
  if (!target) {
    claimCodes(attempt, lexemes, codes, targets);
    return;
  }
  const { brand, models, name } = target;
  if (!models) {
    addClaim(attempt, lexemes, { kind: 'brand', label: formatBrand(brand), lists: { brand: [brand] } });
    return;
  }
  const brandNamed = targets.some((one) => !one.models && one.brand === brand);
  const label = formatVehicleLabel(brand, name, brandNamed);
  addClaim(attempt, lexemes, { kind: 'model', label, lists: { brand: [brand], model: models } });
}

/** Claims brands, models and body codes. */
export function claimVehicles(attempt: Attempt): void {
  const { lexemes, dictionary } = attempt;
  const wordMatches = lexemes.map(({ kind, text, guessed }): WordMatch => {
    if (kind !== 'word') return { words: [text], certainty: 3 };
    const wordMatch = matchWord(text, dictionary);
    return guessed ? { ...wordMatch, certainty: 0 } : wordMatch;
  });
  const [models, codes] = [hasFacet(attempt, 'model'), hasFacet(attempt, 'kuzov')];
  const nameMatches = lexemes.flatMap((_, from): readonly NameMatch[] => {
    const code = codes ? findCode(attempt, from) : undefined;
    return [...(models ? findNames(attempt, from, wordMatches) : []), ...(code ? [code] : [])];
  });
  const freeMatches = nameMatches.filter(({ from, to }) =>
    listIndices(from, to).every((index) => isFree(attempt, index)),
  );
  const named = chooseMatches(attempt, freeMatches);
  for (const one of named) claimNamed(attempt, one, named);
}
