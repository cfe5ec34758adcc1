import type { Target } from './dictionary.ts';

/** A brand or model with the lexemes of its name. */
export interface NamedEntry extends Target {
  readonly words: readonly string[];
}

/** Words that distinguish versions and are not short names of models: «sport», «wagon». */
const VERSION_WORDS = new Set(
  `active auto cab cargo city class convertible coupe cross crossover custom diesel door edition gear gran grand hatchback
  hybrid kids life light limited long mega mini model motor phev pickup plus sedan series slash space spider sport sports
  station style super tourer touring truck trucks wagon`.split(/\s+/),
);

/** First and last word of a brand, as its short names: «mercedes», «rover». */
export const listBrandNicknames = ({ words }: NamedEntry): readonly string[] => {
  if (words.length < 2) return [];
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return [first, ...(VERSION_WORDS.has(last) ? [] : [last])].filter((word) => word.length > 3);
};

/**
 * Short names of a model (key → display name): its first words, and each word of four letters or more after the first.
 */
function listShortNames({ words }: NamedEntry): ReadonlyMap<string, string> {
  const shortNames = new Map<string, string>();
  for (let count = 1; count < words.length; count++)
    shortNames.set(words.slice(0, count).join(''), words.slice(0, count).join(' '));
  for (const word of words.slice(1)) if (/^\p{L}{4}/u.test(word)) shortNames.set(word, word);
  return shortNames;
}

/**
 * Derives short names of models from the models themselves: «прадо», «делика». Each stands for all models of one brand
 * that share it. A short name that several brands share counts as popular for none of them.
 */
export function listModelNicknames(
  models: readonly NamedEntry[],
  isName: (key: string) => boolean,
): readonly (readonly [key: string, target: Target])[] {
  const groups = new Map<
    string,
    Map<string, { readonly shortName: string; readonly models: NamedEntry[] }>
  >();
  for (const model of models) {
    for (const [key, shortName] of listShortNames(model)) {
      if (key.length < 3 || VERSION_WORDS.has(key) || /^\d/.test(key) || isName(key)) continue;
      const brands = groups.get(key) ?? new Map();
      const group = brands.get(model.brand) ?? { shortName, models: [] };
      group.models.push(model);
      groups.set(key, brands.set(model.brand, group));
    }
  }
  return [...groups].flatMap(([key, brands]) =>
    [...brands].map(([brand, { shortName, models: sameBrand }]) => {
      const [first, ...others] = sameBrand;
      const target: Target = {
        brand,
        models: sameBrand.flatMap((model) => model.models ?? []),
        name: first && others.length === 0 ? first.name : shortName.toUpperCase(),
        popular: brands.size === 1 && sameBrand.some(({ popular }) => popular),
      };
      return [key, target] as const;
    }),
  );
}
