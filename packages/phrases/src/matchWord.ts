import { allowedErrors, distance, letterDifference, letterSet } from './editDistance.ts';
import type { Dictionary } from './dictionary.ts';
import { lookAlike } from './lookAlikes.ts';
import { isRuleWord, ruleWords } from './keywords.ts';
import { sound, stem } from './sound.ts';
import { spellings } from './spellings.ts';

/** Words of the dictionary that a typed one may be. `sure`: 3 itself, 2 a known spelling, 1 heard, 0 heard without its ending. */
export interface Canon {
  readonly words: readonly string[];
  readonly sure: number;
}

const NOTHING: Canon = { words: [], sure: 0 };
const CYRILLIC = /[а-я]/;
const MOST = 4;

/** What a folded word, without errors, may stand for in the dictionary's names. */
export function canon(text: string, dictionary: Dictionary): Canon {
  if (dictionary.words.has(text) && !CYRILLIC.test(text)) return { words: [text], sure: 3 };
  const spelt = (spellings.get(text) ?? []).filter((word) => dictionary.words.has(word));
  const alike = text.length <= 3 ? lookAlike(text) : undefined;
  const exact = [
    ...(dictionary.words.has(text) ? [text] : []),
    ...spelt,
    ...(alike && dictionary.words.has(alike) && !spelt.includes(alike) ? [alike] : []),
  ];
  if (text.length < 3 || isRuleWord(text))
    return exact.length > 0 ? { words: exact.slice(0, MOST), sure: 2 } : NOTHING;
  const heard = sound(text);
  const same = (dictionary.sounds.get(heard) ?? []).filter((word) => !exact.includes(word));
  // A name that sounds so goes before one that is only also called so: «витара» is VITARA where there is one.
  const names = same.filter((word) => dictionary.names.has(word));
  if (exact.length > 0) return { words: [...new Set([...names, ...exact, ...same])].slice(0, MOST), sure: 2 };
  if (same.length > 0) return { words: same.slice(0, MOST), sure: 1 };
  const cut = CYRILLIC.test(text) && text.length >= 4 ? stem(heard) : '';
  const bent = (cut ? (dictionary.stems.get(cut) ?? []) : []).filter((word) => dictionary.names.has(word));
  return bent.length > 0 ? { words: bent.slice(0, MOST), sure: 0 } : NOTHING;
}

/** A word that a misspelt one was meant to be, and how many errors away. */
export interface Correction {
  readonly word: string;
  readonly errors: number;
}

const RULE_RANK = 4;
/** Long words of the rules may have two errors; names from seven letters on. */
const allowedInRule = (letters: number): number => (letters < 4 ? 0 : letters < 9 ? 1 : 2);

/**
 * The word that a folded one was meant to be: nearest first, then words of the rules, then whole names, then popular ones.
 * The first letter is right, or changed places with the second.
 */
export function correct(text: string, dictionary: Dictionary): Correction | undefined {
  const typed = sound(text);
  const most = allowedErrors(Math.min(text.length, typed.length));
  if (most === 0 || spellings.has(text) || isRuleWord(text)) return undefined;
  const signs = letterSet(typed);
  let best: (Correction & { readonly rank: number }) | undefined;
  const consider = (word: string, typedAs: string, right: string, within: number, rank: number) => {
    const limit = Math.min(best?.errors ?? within, within);
    const begins = right[0] === typedAs[0] || (right[0] === typedAs[1] && right[1] === typedAs[0]);
    if (!begins || Math.abs(right.length - typedAs.length) > limit) return;
    const errors = distance(typedAs, right, limit);
    if (errors > limit) return;
    if (!best || errors < best.errors || rank > best.rank) best = { word, errors, rank };
  };
  for (const word of ruleWords)
    consider(word, text, word, allowedInRule(Math.min(word.length, text.length)), RULE_RANK);
  for (const first of new Set([typed.charAt(0), typed.charAt(1)]))
    for (const { word, heard, letters, signs: set, whole, popular } of dictionary.heard.get(first) ?? []) {
      const within = Math.min(most, allowedErrors(Math.min(letters, heard.length)));
      if (within === 0 || letterDifference(set, signs) > within * 2) continue;
      consider(word, typed, heard, within, (whole ? 2 : 0) + (popular ? 1 : 0));
    }
  return best;
}
