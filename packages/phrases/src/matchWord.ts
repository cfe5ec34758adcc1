import { getMaxErrors, measureEditDistance, countLetterDifference, buildLetterMask } from './editDistance.ts';
import type { Dictionary } from './dictionary.ts';
import { findLookAlike } from './lookAlikes.ts';
import { isKeyword, correctableKeywords } from './keywords.ts';
import { toSound, stripCaseEnding } from './sound.ts';
import { SPELLINGS_BY_TYPED } from './spellings.ts';

/**
 * Dictionary words that a typed word may stand for. `certainty`: 3 exact, 2 a known spelling, 1 same sound,
 * 0 same sound without the case ending.
 */
export interface WordMatch {
  readonly words: readonly string[];
  readonly certainty: number;
}

const NOTHING: WordMatch = { words: [], certainty: 0 };
const CYRILLIC = /[а-я]/;
const MAX_WORDS = 4;

/** Finds the dictionary words that a folded word stands for, without tolerating typing errors. */
export function matchWord(text: string, dictionary: Dictionary): WordMatch {
  if (dictionary.words.has(text) && !CYRILLIC.test(text)) return { words: [text], certainty: 3 };
  const spelt = (SPELLINGS_BY_TYPED.get(text) ?? []).filter((word) => dictionary.words.has(word));
  const alike = text.length <= 3 ? findLookAlike(text) : undefined;
  const exact = [
    ...(dictionary.words.has(text) ? [text] : []),
    ...spelt,
    ...(alike && dictionary.words.has(alike) && !spelt.includes(alike) ? [alike] : []),
  ];
  if (text.length < 3 || isKeyword(text))
    return exact.length > 0 ? { words: exact.slice(0, MAX_WORDS), certainty: 2 } : NOTHING;
  const typedSound = toSound(text);
  const same = (dictionary.sounds.get(typedSound) ?? []).filter((word) => !exact.includes(word));
  // A name with this sound goes before a name that only has it as an alias: «витара» is VITARA if it exists.
  const names = same.filter((word) => dictionary.names.has(word));
  if (exact.length > 0)
    return { words: [...new Set([...names, ...exact, ...same])].slice(0, MAX_WORDS), certainty: 2 };
  if (same.length > 0) return { words: same.slice(0, MAX_WORDS), certainty: 1 };
  const stem = CYRILLIC.test(text) && text.length >= 4 ? stripCaseEnding(typedSound) : '';
  const inflected = (stem ? (dictionary.stems.get(stem) ?? []) : []).filter((word) =>
    dictionary.names.has(word),
  );
  return inflected.length > 0 ? { words: inflected.slice(0, MAX_WORDS), certainty: 0 } : NOTHING;
}

/** The probable intended word and its distance in errors. */
export interface Correction {
  readonly word: string;
  readonly errors: number;
}

const KEYWORD_RANK = 4;
/** Errors allowed in a keyword: one from four letters, two from nine. (Names: two from seven letters.) */
const getMaxKeywordErrors = (letters: number): number => (letters < 4 ? 0 : letters < 9 ? 1 : 2);

/**
 * Finds the intended word for a misspelt folded word. Prefers the fewest errors, then keywords, then whole names, then
 * popular names. The first letter must match, or be swapped with the second.
 */
export function correctWord(text: string, dictionary: Dictionary): Correction | undefined {
  const typed = toSound(text);
  const maxErrors = getMaxErrors(Math.min(text.length, typed.length));
  if (maxErrors === 0 || SPELLINGS_BY_TYPED.has(text) || isKeyword(text)) return undefined;
  const typedMask = buildLetterMask(typed);
  let best: (Correction & { readonly rank: number }) | undefined;
  const consider = (word: string, typedAs: string, correct: string, allowedErrors: number, rank: number) => {
    const limit = Math.min(best?.errors ?? allowedErrors, allowedErrors);
    const isLikelyStart =
      correct[0] === typedAs[0] || (correct[0] === typedAs[1] && correct[1] === typedAs[0]);
    if (!isLikelyStart || Math.abs(correct.length - typedAs.length) > limit) return;
    const errors = measureEditDistance(typedAs, correct, limit);
    if (errors > limit) return;
    if (!best || errors < best.errors || rank > best.rank) best = { word, errors, rank };
  };
  for (const word of correctableKeywords)
    consider(word, text, word, getMaxKeywordErrors(Math.min(word.length, text.length)), KEYWORD_RANK);
  for (const first of new Set([typed.charAt(0), typed.charAt(1)]))
    for (const { word, sound: correct, letters, mask, isName, popular } of dictionary.soundsByLetter.get(
      first,
    ) ?? []) {
      const allowedErrors = Math.min(maxErrors, getMaxErrors(Math.min(letters, correct.length)));
      if (allowedErrors === 0 || countLetterDifference(mask, typedMask) > allowedErrors * 2) continue;
      consider(word, typed, correct, allowedErrors, (isName ? 2 : 0) + (popular ? 1 : 0));
    }
  return best;
}
