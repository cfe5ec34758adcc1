import { brandLabel } from '@vvoz/catalogue/words/brands';
import { claimCodes } from './bodyCodes.ts';
import { canon, type Canon } from './matchWord.ts';
import { choose, type Named } from './chooseMatches.ts';
import { codeAt, namesAt, type Found } from './nameMatches.ts';
import { claim, offers, span, type Reading } from './attempt.ts';
import { vehicleLabel } from './vehicleLabel.ts';

function claimNamed(reading: Reading, { found, target, codes }: Named, named: readonly Named[]): void {
  const lexemes = span(found.from, found.to);
  const targets = named.flatMap((one) => (one.target ? [one.target] : []));
  if (!target) {
    claimCodes(reading, lexemes, codes, targets);
    return;
  }
  const { brand, models, name } = target;
  if (!models) {
    claim(reading, lexemes, { kind: 'brand', label: brandLabel(brand), lists: { brand: [brand] } });
    return;
  }
  const said = targets.some((one) => !one.models && one.brand === brand);
  const label = vehicleLabel(brand, name, said);
  claim(reading, lexemes, { kind: 'model', label, lists: { brand: [brand], model: models } });
}

/** Brands, models and body codes. */
export function readVehicles(reading: Reading): void {
  const { lexemes, dictionary } = reading;
  const canons = lexemes.map(({ kind, text, guessed }): Canon => {
    if (kind !== 'word') return { words: [text], sure: 3 };
    const found = canon(text, dictionary);
    return guessed ? { ...found, sure: 0 } : found;
  });
  const [models, codes] = [offers(reading, 'model'), offers(reading, 'kuzov')];
  const found = lexemes.flatMap((_, from): readonly Found[] => {
    const code = codes ? codeAt(reading, from) : undefined;
    return [...(models ? namesAt(reading, from, canons) : []), ...(code ? [code] : [])];
  });
  const named = choose(reading, found);
  for (const one of named) claimNamed(reading, one, named);
}
