import { measureEditDistance } from './editDistance.ts';
import { stripSigns, fold } from './lexemes.ts';
import { listLatinCodes } from './lookAlikes.ts';
import { listPronunciations, toSound } from './sound.ts';
import { SPELLINGS_BY_TYPED } from './spellings.ts';

const CYRILLIC = /[а-я]/;

/** A label prepared for search: letters and digits only (`whole`), and split at other characters (`words`). */
export interface Label {
  readonly whole: string;
  readonly words: readonly string[];
}

export const parseLabel = (text: string): Label => ({
  whole: stripSigns(text),
  words: fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ''),
});

/**
 * Ranks a label, lower is better: 0–1 the label begins with the text, 2 a word does, 3 it is inside; undefined: no
 * match.
 */
export type LabelMatcher = (label: Label) => number | undefined;

export const matchContained =
  (needle: string): LabelMatcher =>
  ({ whole, words }) => {
    if (whole.startsWith(needle)) return whole === needle ? 0 : 1;
    if (words.some((word) => word.startsWith(needle))) return 2;
    return whole.includes(needle) ? 3 : undefined;
  };

/** Ranks by the best of several matchers. */
export const matchAny =
  (matchers: readonly LabelMatcher[]): LabelMatcher =>
  (label) => {
    let best: number | undefined;
    for (const match of matchers) best = Math.min(best ?? Infinity, match(label) ?? Infinity);
    return best === undefined || best === Infinity ? undefined : best;
  };

/** Ranks by the worst of several matchers; all must match. */
export const matchAll =
  (matchers: readonly LabelMatcher[]): LabelMatcher =>
  (label) => {
    let worst = 0;
    for (const match of matchers) {
      const rank = match(label);
      if (rank === undefined) return undefined;
      worst = Math.max(worst, rank);
    }
    return worst;
  };

const MAX_CACHED_WORDS = 5000;
const MAX_CODES = 16;
const soundCache = new Map<string, readonly string[]>();
/** Sounds of a word of a label. Cached, because the list is searched at every keystroke. */
function getSounds(word: string): readonly string[] {
  const cached = soundCache.get(word);
  if (cached) return cached;
  if (soundCache.size >= MAX_CACHED_WORDS) soundCache.clear();
  const sounds = /\d/.test(word) ? [] : listPronunciations(word);
  soundCache.set(word, sounds);
  return sounds;
}

const matchSound =
  (typed: string): LabelMatcher =>
  ({ words }) => {
    const beginsWithSound = (word: string) => getSounds(word).some((one) => one.startsWith(typed));
    const at = words.findIndex(beginsWithSound);
    return at < 0 ? undefined : at === 0 ? 1 : 2;
  };

/**
 * Returns the smallest number of errors between the typed text and a beginning of the word; undefined above
 * `maxErrors`.
 */
function countErrors(word: string, typed: string, maxErrors: number): number | undefined {
  let best: number | undefined;
  if (word.charAt(0) !== typed.charAt(0)) return undefined;
  for (
    let length = typed.length - maxErrors;
    length <= Math.min(typed.length + maxErrors, word.length);
    length++
  ) {
    const errors = measureEditDistance(word.slice(0, length), typed, maxErrors);
    if (errors <= maxErrors) best = Math.min(best ?? errors, errors);
  }
  return best;
}

/** Russian spellings with their sounds. */
const SPELT: readonly (readonly [russian: string, russianSound: string, latin: readonly string[]])[] = [
  ...SPELLINGS_BY_TYPED,
].map(([russian, latin]) => [russian, toSound(russian), latin]);

/** Matches the beginning of a word of the label, or of its Russian spelling, with up to `maxErrors` errors. */
export function matchTypos(typed: string, maxErrors: number): LabelMatcher {
  const names = SPELT.filter(
    ([, russianSound]) => countErrors(russianSound, typed, maxErrors) !== undefined,
  ).flatMap(([, , latin]) => latin.map(matchContained));
  const near: LabelMatcher = ({ words }) => {
    const errors = words.flatMap((word) =>
      getSounds(word).map((one) => countErrors(one, typed, maxErrors) ?? Infinity),
    );
    const fewest = Math.min(...errors);
    return fewest === Infinity ? undefined : fewest;
  };
  return matchAny([near, ...names]);
}

/**
 * Matches only labels that contain a digit. A name without digits may spell the same sounds with other Latin letters.
 */
const matchCode =
  (typed: string): LabelMatcher =>
  (label) =>
    /\d/.test(label.whole) ? matchContained(typed)(label) : undefined;

/** Matches a word in Russian letters by its sound, by a known spelling, or as a code. */
export function matchRussian(word: string): LabelMatcher {
  if (!CYRILLIC.test(word)) return matchContained(word);
  const matchers = [matchContained(word), ...listLatinCodes(word).slice(0, MAX_CODES).map(matchCode)];
  const typed = toSound(word);
  if (word.length < 2) return matchAny([...matchers, matchContained(typed)]);
  if (typed.length < 2) return matchAny(matchers);
  const names = SPELT.filter(
    ([russian, russianSound]) => russian.startsWith(word) || russianSound.startsWith(typed),
  ).flatMap(([, , latin]) => latin.map(matchContained));
  return matchAny([...matchers, matchSound(typed), ...names]);
}
