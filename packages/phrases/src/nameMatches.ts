import type { WordMatch } from './matchWord.ts';
import type { Code, Target } from './dictionary.ts';
import { listLatinCodes } from './lookAlikes.ts';
import { isCounted, isInside, joinTexts, type Attempt } from './attempt.ts';
import { findDirection, findTopic, findUnit } from './keywords.ts';
import { SPELLINGS_BY_TYPED } from './spellings.ts';

/** A run of lexemes that may be a name or a body code: from `from` up to, but not including, `to`. */
export interface NameMatch {
  readonly from: number;
  readonly to: number;
  /** Key of the name or code in the dictionary. */
  readonly key: string;
  /** See `WordMatch`; of several words, the lowest. */
  readonly certainty: number;
  readonly targets: readonly Target[];
  readonly codes: readonly Code[];
}

/** The engine number in the name of a model of two letters: RX 350, IS250. */
export const ENGINE_NAME = /^[2-6]\d0$/;

const CYRILLIC = /[а-я]/;
const MAX_COMBINATIONS = 8;
const MAX_CODE_LEXEMES = 6;

/** True if the number at the start belongs to the word before it: «от 500». */
function isBoundedNumber(attempt: Attempt, from: number): boolean {
  const first = attempt.lexemes[from];
  const last = attempt.lexemes[from - 1];
  if (first?.kind !== 'number' || !last) return false;
  return (
    findDirection(last.text) !== undefined || ['rate', 'lot', 'year'].includes(findTopic(last.text) ?? '')
  );
}

/** True if this is a piece of up to two characters cut out of a longer run: XV of «xv70». */
function isFragment(attempt: Attempt, from: number, to: number): boolean {
  const { lexemes } = attempt;
  const next = lexemes[to];
  const isAttached = next?.before === '' || (from > 0 && lexemes[from]?.before === '');
  if (!isAttached || joinTexts(attempt, from, to).length > 2) return false;
  return !(next?.before === '' && ENGINE_NAME.test(next.text));
}

/** True if the lexeme is the unit of a number, and so not a code: «1500 см3». */
const isUnit = ({ lexemes }: Attempt, from: number): boolean =>
  lexemes[from - 1]?.kind === 'number' && findUnit(lexemes[from]?.text ?? '') !== undefined;

/** Finds the names that begin at a lexeme. */
export function findNames(
  attempt: Attempt,
  from: number,
  wordMatches: readonly WordMatch[],
): readonly NameMatch[] {
  const { lexemes, dictionary } = attempt;
  const matches: NameMatch[] = [];
  const maxLexemes = Math.max(dictionary.maxLexemes, 4);
  let combinations = [''];
  let certainty = 3;
  for (let to = from + 1; to <= Math.min(lexemes.length, from + maxLexemes); to++) {
    if (to > from + 1 && !isInside(lexemes[to - 1]?.before ?? '')) break;
    const one = wordMatches[to - 1];
    combinations = combinations
      .flatMap((start) => (one?.words ?? []).map((word) => start + word))
      .slice(0, MAX_COMBINATIONS);
    certainty = Math.min(certainty, one?.certainty ?? 0);
    const typed = joinTexts(attempt, from, to);
    const aliases = to > from + 1 ? (SPELLINGS_BY_TYPED.get(typed) ?? []) : [];
    if (combinations.length === 0 && to > from + 4) break;
    if (isCounted(attempt, from, to) || isBoundedNumber(attempt, from) || isFragment(attempt, from, to))
      continue;
    const exact = combinations.filter((key) => dictionary.names.has(key));
    for (const key of exact.length > 0 ? exact : aliases) {
      const targets = dictionary.names.get(key) ?? [];
      if (targets.length > 0)
        matches.push({ from, to, key, certainty: aliases.includes(key) ? 2 : certainty, targets, codes: [] });
    }
  }
  return matches;
}

/** Finds the longest body code that begins at a lexeme, written as one word or as two: «zvw 50». */
export function findCode(attempt: Attempt, from: number): NameMatch | undefined {
  const { lexemes, dictionary } = attempt;
  let best: NameMatch | undefined;
  let spaces = 0;
  for (let to = from + 1; to <= Math.min(lexemes.length, from + MAX_CODE_LEXEMES); to++) {
    const before = to > from + 1 ? (lexemes[to - 1]?.before ?? '') : '';
    if (/\s/.test(before)) spaces++;
    if (!/^[\s-]?$/.test(before) || spaces > 1) break;
    const typed = joinTexts(attempt, from, to);
    if (spaces > 0 && !/^\p{L}{2,}\d{2,}\p{L}?$/u.test(typed)) continue;
    if (isCounted(attempt, from, to) || isBoundedNumber(attempt, from) || isUnit(attempt, from)) continue;
    const keys = CYRILLIC.test(typed) ? listLatinCodes(typed) : [typed];
    const key = keys.find((one) => dictionary.codes.has(one));
    if (key)
      best = {
        from,
        to,
        key,
        certainty: key === typed ? 3 : 2,
        targets: [],
        codes: dictionary.codes.get(key) ?? [],
      };
  }
  return best;
}

/** True if a match counts only with its brand in the text: a number, a letter, two Cyrillic letters, «а 4». */
export function isWeak(attempt: Attempt, { from, to, key, certainty, codes }: NameMatch): boolean {
  const typed = joinTexts(attempt, from, to);
  if (codes.length > 0) {
    if (/^\d+$/.test(key) || key.length <= 2) return true;
    if (/^\p{L}+$/u.test(key)) return key.length < 4 || certainty < 3;
    return false;
  }
  if (/^\d+$/.test(key) || key.length === 1) return true;
  // The engine number of «рх 350» shows that it is an RX.
  const engine = attempt.lexemes[to];
  if (/^\p{L}{2}$/u.test(key) && ENGINE_NAME.test(engine?.text ?? '')) return isCounted(attempt, to, to + 1);
  if (/^\p{L}{2}$/u.test(key))
    return certainty < 3 || findDirection(typed) !== undefined || isConditionWord(typed);
  return /^\p{L}\d/u.test(key) && attempt.lexemes.slice(from + 1, to).some(({ before }) => /\s/.test(before));
}

/** True for words that name a gearbox, a grade or a drive rather than a model. */
const isConditionWord = (text: string): boolean => ['at', 'mt', 'ra', 'ff', 'fr', 'mr', 'rr'].includes(text);

const countLexemes = ({ from, to }: NameMatch): number => to - from;
/** Sort order: longest first, names before codes, then by certainty. */
export const compareMatches = (a: NameMatch, b: NameMatch): number =>
  countLexemes(b) - countLexemes(a) ||
  Number(a.codes.length > 0) - Number(b.codes.length > 0) ||
  b.certainty - a.certainty ||
  b.key.length - a.key.length ||
  a.from - b.from;
