import type { Target } from './dictionary.ts';

/** A brand or model with the lexemes of its name. */
export interface Learnt extends Target {
  readonly words: readonly string[];
}

/** Words that tell versions apart and are no by-name of a model: «sport», «wagon». */
const VERSION_WORDS = new Set(
  `active auto cab cargo city class convertible coupe cross crossover custom diesel door edition gear gran grand hatchback
  hybrid kids life light limited long mega mini model motor phev pickup plus sedan series slash space spider sport sports
  station style super tourer touring truck trucks wagon`.split(/\s+/),
);

/** First or last word of a brand: «mercedes», «rover». */
export const brandByNames = ({ words }: Learnt): readonly string[] => {
  if (words.length < 2) return [];
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return [first, ...(VERSION_WORDS.has(last) ? [] : [last])].filter((word) => word.length > 3);
};

/** What a model is also called: its first words, and any long word of it that is not a version's. */
function saidFor({ words }: Learnt): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (let count = 1; count < words.length; count++)
    said.set(words.slice(0, count).join(''), words.slice(0, count).join(' '));
  for (const word of words.slice(1)) if (/^\p{L}{4}/u.test(word)) said.set(word, word);
  return said;
}

/**
 * By-names out of the dictionary itself, each for all models of one brand that have it: «прадо», «делика». A by-name that
 * several brands have is popular with none of them.
 */
export function modelByNames(
  models: readonly Learnt[],
  isName: (key: string) => boolean,
): readonly (readonly [key: string, target: Target])[] {
  const groups = new Map<string, Map<string, { readonly said: string; readonly models: Learnt[] }>>();
  for (const model of models) {
    for (const [key, said] of saidFor(model)) {
      if (key.length < 3 || VERSION_WORDS.has(key) || /^\d/.test(key) || isName(key)) continue;
      const brands = groups.get(key) ?? new Map();
      const group = brands.get(model.brand) ?? { said, models: [] };
      group.models.push(model);
      groups.set(key, brands.set(model.brand, group));
    }
  }
  return [...groups].flatMap(([key, brands]) =>
    [...brands].map(([brand, { said, models: own }]) => {
      const [first, ...others] = own;
      const target: Target = {
        brand,
        models: own.flatMap((model) => model.models ?? []),
        name: first && others.length === 0 ? first.name : said.toUpperCase(),
        popular: brands.size === 1 && own.some(({ popular }) => popular),
      };
      return [key, target] as const;
    }),
  );
}
