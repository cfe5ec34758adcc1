import type { Code, Target } from './dictionary.ts';
import { compareMatches, isWeak, type NameMatch } from './nameMatches.ts';
import { joinTexts, type Attempt } from './attempt.ts';
import { findTopic } from './keywords.ts';

/** A match that was chosen: a target of a name, or body codes. */
export interface ChosenMatch {
  readonly match: NameMatch;
  readonly target?: Target;
  readonly codes: readonly Code[];
}

const isOverlapping = (a: NameMatch, b: NameMatch): boolean => a.from < b.to && b.from < a.to;

/** Keeps the longest matches that do not overlap. Equal matches on the same words are merged: «х5» is X5 and H5. */
function dropOverlaps(matches: readonly NameMatch[]): readonly NameMatch[] {
  const chosen: NameMatch[] = [];
  for (const one of matches.toSorted(compareMatches)) {
    const overlap = chosen.findIndex((other) => isOverlapping(one, other));
    const first = chosen[overlap];
    if (!first) chosen.push(one);
    else if (
      first.from === one.from &&
      first.to === one.to &&
      first.certainty === one.certainty &&
      first.codes.length === 0
    )
      chosen[overlap] = { ...first, targets: [...first.targets, ...one.targets] };
  }
  return chosen;
}

/** Picks a target: first one of a named brand, then a popular one, then the first of the dictionary. */
function pickTarget(targets: readonly Target[], brands: ReadonlySet<string>): Target | undefined {
  const models = targets.filter(({ models: list }) => list);
  const brand = targets.find(({ models: list }) => !list);
  const ownModel = models.find((target) => brands.has(target.brand));
  if (ownModel && ownModel.brand !== brand?.brand) return ownModel;
  const popular = models.find((target) => target.popular);
  if (!brand) return popular ?? models[0];
  // MINI is a brand with a model of the same name: the brand is chosen. TANK usually means the model of Toyota.
  const brandHasModel = models.some((target) => target.brand === brand.brand);
  return popular && !brandHasModel && !brand.popular ? popular : brand;
}

/** Finds the brand that has the following number as a model: «танк 300». */
function findBrandOfNumber({ lexemes, dictionary }: Attempt, { targets, to }: NameMatch): Target | undefined {
  const next = lexemes[to];
  if (next?.kind !== 'number') return undefined;
  const owners = dictionary.names.get(next.text) ?? [];
  return targets.find(({ brand, models }) => !models && owners.some((model) => model.brand === brand));
}

const listBrands = (named: readonly ChosenMatch[]): ReadonlySet<string> =>
  new Set(named.flatMap(({ target }) => (target ? [target.brand] : [])));

/** Brands directly before or after a number: «peugeot 308», «308 пежо». A year before a brand stays a year. */
function findAdjacentBrands(
  attempt: Attempt,
  match: NameMatch,
  named: readonly ChosenMatch[],
): ReadonlySet<string> {
  const year = /^(19|20)\d\d$/.test(joinTexts(attempt, match.from, match.to));
  const adjacent = named.filter(
    ({ match: other, target }) =>
      target && !target.models && (other.to === match.from || (other.from === match.to && !year)),
  );
  return listBrands(adjacent);
}

/** Resolves a weak match with the help of the named brands; undefined when they do not help. */
function resolve(attempt: Attempt, match: NameMatch, named: readonly ChosenMatch[]): ChosenMatch | undefined {
  const { key, certainty, targets } = match;
  // A single letter is more often a preposition than a model.
  if (/^\p{L}$/u.test(key) && (certainty < 3 || match.codes.length > 0)) return undefined;
  const numeric = /^\d+$/.test(key);
  const brands =
    numeric && targets.length > 0 ? findAdjacentBrands(attempt, match, named) : listBrands(named);
  const target = targets.find(({ brand, models }) => models && brands.has(brand));
  if (target) return { match, target, codes: [] };
  if (match.codes.length === 0) return undefined;
  const isCode = findTopic(attempt.lexemes[match.from - 1]?.text ?? '') === 'kuzov';
  const codesOfBrands = match.codes.filter(({ brand }) => brands.has(brand));
  if (codesOfBrands.length > 0 && (!numeric || key.length >= 5 || isCode))
    return { match, codes: codesOfBrands };
  return isCode ? { match, codes: match.codes } : undefined;
}

/** Merges a model with a version named directly after it: «лансер эво», «крузак прадо». */
function mergeVersions(named: readonly ChosenMatch[]): readonly ChosenMatch[] {
  const merged: ChosenMatch[] = [];
  for (const one of named) {
    const last = merged.at(-1);
    const [base, version] = [last?.target, one.target];
    const continuesName =
      base?.models?.length === 1 &&
      version?.models?.every((model) => model.startsWith(`${base.name} `)) === true;
    if (last && continuesName && base.brand === version?.brand && last.match.to === one.match.from)
      merged[merged.length - 1] = { ...one, match: { ...one.match, from: last.match.from } };
    else merged.push(one);
  }
  return merged;
}

/** Chooses between matches: strong ones first, then weak ones that the chosen brands resolve. Returns them in text order. */
export function chooseMatches(attempt: Attempt, matches: readonly NameMatch[]): readonly ChosenMatch[] {
  const strong = dropOverlaps(matches.filter((one) => !isWeak(attempt, one)));
  const owners = strong
    .filter(({ certainty }) => certainty > 0)
    .map(({ targets }) => new Set(targets.map(({ brand }) => brand)));
  const certain = new Set(owners.filter(({ size }) => size === 1).flatMap((brands) => [...brands]));
  const named: ChosenMatch[] = [];
  for (const one of strong) {
    const target = findBrandOfNumber(attempt, one) ?? pickTarget(one.targets, certain);
    // Drop a corrected word that belongs to another brand than the named one: «степвагон спада» is not SPADE.
    if (target && one.certainty === 0 && certain.size > 0 && !certain.has(target.brand)) continue;
    named.push({ match: one, ...(target ? { target } : {}), codes: one.codes });
  }
  for (const one of matches.filter((each) => isWeak(attempt, each)).toSorted(compareMatches)) {
    if (named.some((other) => isOverlapping(one, other.match))) continue;
    const resolved = resolve(attempt, one, named);
    if (resolved) named.push(resolved);
  }
  return mergeVersions(named.toSorted((a, b) => a.match.from - b.match.from));
}
