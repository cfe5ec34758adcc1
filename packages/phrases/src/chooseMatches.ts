import type { Code, Target } from './dictionary.ts';
import { byLength, isWeak, type Found } from './nameMatches.ts';
import { textsOf, type Reading } from './attempt.ts';
import { topicOf } from './keywords.ts';

/** A name or body codes that were decided for. */
export interface Named {
  readonly found: Found;
  readonly target?: Target;
  readonly codes: readonly Code[];
}

const overlap = (a: Found, b: Found): boolean => a.from < b.to && b.from < a.to;

/** The longest that do not overlap; of equals on the same words all targets stay: «х5» is X5 and H5. */
function withoutOverlap(found: readonly Found[]): readonly Found[] {
  const chosen: Found[] = [];
  for (const one of found.toSorted(byLength)) {
    const rival = chosen.findIndex((other) => overlap(one, other));
    const first = chosen[rival];
    if (!first) chosen.push(one);
    else if (
      first.from === one.from &&
      first.to === one.to &&
      first.sure === one.sure &&
      first.codes.length === 0
    )
      chosen[rival] = { ...first, targets: [...first.targets, ...one.targets] };
  }
  return chosen;
}

/** The target that fits what else is named: a named brand's first, then popular ones, then the dictionary's order. */
function pick(targets: readonly Target[], brands: ReadonlySet<string>): Target | undefined {
  const models = targets.filter(({ models: list }) => list);
  const brand = targets.find(({ models: list }) => !list);
  const own = models.find((target) => brands.has(target.brand));
  if (own && own.brand !== brand?.brand) return own;
  const popular = models.find((target) => target.popular);
  if (!brand) return popular ?? models[0];
  // MINI is a brand that has a model of its name: the brand is meant. TANK is Toyota's model more often.
  const both = models.some((target) => target.brand === brand.brand);
  return popular && !both && !brand.popular ? popular : brand;
}

/** The brand that a number behind the word asks for: «танк 300». */
function askedFor({ lexemes, dictionary }: Reading, { targets, to }: Found): Target | undefined {
  const next = lexemes[to];
  if (next?.kind !== 'number') return undefined;
  const owners = dictionary.names.get(next.text) ?? [];
  return targets.find(({ brand, models }) => !models && owners.some((model) => model.brand === brand));
}

const brandsOf = (named: readonly Named[]): ReadonlySet<string> =>
  new Set(named.flatMap(({ target }) => (target ? [target.brand] : [])));

/** Brands right beside a number: «peugeot 308», «308 пежо», but a year before a brand is a year. */
function brandsBeside(reading: Reading, found: Found, named: readonly Named[]): ReadonlySet<string> {
  const year = /^(19|20)\d\d$/.test(textsOf(reading, found.from, found.to));
  const beside = named.filter(
    ({ found: other, target }) =>
      target && !target.models && (other.to === found.from || (other.from === found.to && !year)),
  );
  return brandsOf(beside);
}

/** What a weak find is beside the brands that are named, if anything. */
function resolve(reading: Reading, found: Found, named: readonly Named[]): Named | undefined {
  const { key, sure, targets } = found;
  // A letter by itself is a preposition more often than a model.
  if (/^\p{L}$/u.test(key) && (sure < 3 || found.codes.length > 0)) return undefined;
  const numeric = /^\d+$/.test(key);
  const brands = numeric && targets.length > 0 ? brandsBeside(reading, found, named) : brandsOf(named);
  const target = targets.find(({ brand, models }) => models && brands.has(brand));
  if (target) return { found, target, codes: [] };
  if (found.codes.length === 0) return undefined;
  const asked = topicOf(reading.lexemes[found.from - 1]?.text ?? '') === 'kuzov';
  const own = found.codes.filter(({ brand }) => brands.has(brand));
  if (own.length > 0 && (!numeric || key.length >= 5 || asked)) return { found, codes: own };
  return asked ? { found, codes: found.codes } : undefined;
}

/** «лансер эво», «крузак прадо»: a model and, right behind it, a by-name of a model whose name goes on from it. */
function merge(named: readonly Named[]): readonly Named[] {
  const merged: Named[] = [];
  for (const one of named) {
    const last = merged.at(-1);
    const [base, version] = [last?.target, one.target];
    const goesOn =
      base?.models?.length === 1 &&
      version?.models?.every((model) => model.startsWith(`${base.name} `)) === true;
    if (last && goesOn && base.brand === version?.brand && last.found.to === one.found.from)
      merged[merged.length - 1] = { ...one, found: { ...one.found, from: last.found.from } };
    else merged.push(one);
  }
  return merged;
}

/** Decides between finds: what is certain first, then what is only clear beside it. In the order of the text. */
export function choose(reading: Reading, found: readonly Found[]): readonly Named[] {
  const strong = withoutOverlap(found.filter((one) => !isWeak(reading, one)));
  const owners = strong
    .filter(({ sure }) => sure > 0)
    .map(({ targets }) => new Set(targets.map(({ brand }) => brand)));
  const certain = new Set(owners.filter(({ size }) => size === 1).flatMap((brands) => [...brands]));
  const named: Named[] = [];
  for (const one of strong) {
    const target = askedFor(reading, one) ?? pick(one.targets, certain);
    // A guess that leads to another brand than the one that is named is a bad one: «степвагон спада» is no SPADE.
    if (target && one.sure === 0 && certain.size > 0 && !certain.has(target.brand)) continue;
    named.push({ found: one, ...(target ? { target } : {}), codes: one.codes });
  }
  for (const one of found.filter((each) => isWeak(reading, each)).toSorted(byLength)) {
    if (named.some((other) => overlap(one, other.found))) continue;
    const resolved = resolve(reading, one, named);
    if (resolved) named.push(resolved);
  }
  return merge(named.toSorted((a, b) => a.found.from - b.found.from));
}
