import { listBrandNicknames, listModelNicknames, type NamedEntry } from './shortNames.ts';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { append, type Code, type Dictionary, type Target } from './dictionary.ts';
import { indexSounds } from './soundIndex.ts';
import { stripSigns, splitChunks, splitLexemes } from './lexemes.ts';
import type { DictionaryInput } from './phraseTypes.ts';

/** The lexemes of a name: RAV4 → rav, 4. */
const listLexemeTexts = (name: string): readonly string[] =>
  splitLexemes(splitChunks(name)).map(({ text }) => text);

function indexNames({
  brands,
  models,
}: DictionaryInput): Pick<Dictionary, 'names' | 'words'> & { maxLexemes: number } {
  const names = new Map<string, Target[]>();
  const words = new Set<string>();
  let maxLexemes = 1;
  const add = (key: string, target: Target) => {
    append(names, key, target);
    words.add(key);
  };
  /**
   * Indexes a name in the spelling of the feed (FAIRLADYZ) and of people («Fairlady Z»). Returns the entry for short
   * names, with the words of the second spelling.
   */
  const addName = (target: Target, shown: string): NamedEntry => {
    const inFeed = listLexemeTexts(target.name);
    const asShown = listLexemeTexts(shown);
    const keys = new Set([inFeed.join(''), asShown.join('')]);
    for (const key of keys) if (key !== '') add(key, target);
    for (const word of [...inFeed, ...asShown]) words.add(word);
    maxLexemes = Math.max(maxLexemes, inFeed.length, asShown.length);
    return { ...target, words: asShown };
  };

  const popularBrands = new Set(brands.filter(({ popular }) => popular).map(({ name }) => name));
  const brandEntries = brands.map(({ name, popular = false }) =>
    addName({ brand: name, name, popular }, formatBrand(name)),
  );
  const modelEntries = models.map(({ brand, name, popular = popularBrands.has(brand) }) =>
    addName({ brand, models: [name], name, popular }, formatModel(name)),
  );
  for (const { words: parts, ...target } of modelEntries) {
    // People also write «3» for MAZDA3 after the brand.
    const brandKey = stripSigns(target.brand);
    const key = parts.join('');
    const tail = key.startsWith(brandKey) ? key.slice(brandKey.length) : '';
    if (/^\d+$/.test(tail)) append(names, tail, target);
  }
  for (const brand of brandEntries) {
    const { words: _, ...target } = brand;
    for (const key of listBrandNicknames(brand)) if (!names.has(key)) add(key, target);
  }
  for (const [key, target] of listModelNicknames(modelEntries, (name) => names.has(name))) add(key, target);
  return { names, words, maxLexemes };
}

function indexCodes(kuzov: readonly Code[]): Pick<Dictionary, 'codes' | 'codesByModel'> {
  const codes = new Map<string, Code[]>();
  const codesByModel = new Map<string, Code[]>();
  const codesByShortName = new Map<string, Code[]>();
  for (const code of kuzov) {
    const key = stripSigns(code.code);
    append(codes, key, code);
    append(codesByModel, `${code.brand}|${code.model}`, code);
    const shortName = /^(\p{L}+\d{2,})\p{L}{1,2}$/u.exec(key)?.[1];
    if (shortName) append(codesByShortName, shortName, code);
  }
  // People write «jb64» for JB64W, unless JB64 exists.
  for (const [key, list] of codesByShortName) if (!codes.has(key)) codes.set(key, list);
  return { codes, codesByModel };
}

/** Builds the indexes that `understand` uses. Takes 20–40 ms for 50 brands, 700 models and 3000 body codes. */
export function buildDictionary(input: DictionaryInput): Dictionary {
  const names = indexNames(input);
  return { ...names, ...indexSounds(names), ...indexCodes(input.kuzov) };
}
