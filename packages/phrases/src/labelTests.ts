import { editDistance } from './editDistance.ts';
import { bare, fold } from './lexemes.ts';
import { latinCodes } from './lookAlikes.ts';
import { pronunciations, sound } from './sound.ts';
import { spellings } from './spellings.ts';

const CYRILLIC = /[а-я]/;

/** A label prepared for search: without signs (`whole`), and split at its signs (`words`). */
export interface Label {
  readonly whole: string;
  readonly words: readonly string[];
}

export const parseLabel = (text: string): Label => ({
  whole: bare(text),
  words: fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ''),
});

/** Ranks a label, lower is better: 0–1 the label begins with the text, 2 a word does, 3 it is inside; undefined: no match. */
export type Test = (label: Label) => number | undefined;

export const contains =
  (needle: string): Test =>
  ({ whole, words }) => {
    if (whole.startsWith(needle)) return whole === needle ? 0 : 1;
    if (words.some((word) => word.startsWith(needle))) return 2;
    return whole.includes(needle) ? 3 : undefined;
  };

/** Best rank of several tests. */
export const any =
  (tests: readonly Test[]): Test =>
  (label) => {
    let best: number | undefined;
    for (const test of tests) best = Math.min(best ?? Infinity, test(label) ?? Infinity);
    return best === undefined || best === Infinity ? undefined : best;
  };

/** Worst rank of several tests; all must match. */
export const all =
  (tests: readonly Test[]): Test =>
  (label) => {
    let worst = 0;
    for (const test of tests) {
      const rank = test(label);
      if (rank === undefined) return undefined;
      worst = Math.max(worst, rank);
    }
    return worst;
  };

const MAX_CACHED_WORDS = 5000;
const MAX_CODES = 16;
const soundCache = new Map<string, readonly string[]>();
/** Sounds of a word of a label. Cached, because the list is searched at every keystroke. */
function cachedSounds(word: string): readonly string[] {
  const known = soundCache.get(word);
  if (known) return known;
  if (soundCache.size >= MAX_CACHED_WORDS) soundCache.clear();
  const sounds = /\d/.test(word) ? [] : pronunciations(word);
  soundCache.set(word, sounds);
  return sounds;
}

const soundsLike =
  (typed: string): Test =>
  ({ words }) => {
    const begins = (word: string) => cachedSounds(word).some((one) => one.startsWith(typed));
    const at = words.findIndex(begins);
    return at < 0 ? undefined : at === 0 ? 1 : 2;
  };

/** Fewest errors between the typed text and a beginning of the word; undefined above `maxErrors`. */
function countErrors(word: string, typed: string, maxErrors: number): number | undefined {
  let best: number | undefined;
  if (word.charAt(0) !== typed.charAt(0)) return undefined;
  for (
    let length = typed.length - maxErrors;
    length <= Math.min(typed.length + maxErrors, word.length);
    length++
  ) {
    const errors = editDistance(word.slice(0, length), typed, maxErrors);
    if (errors <= maxErrors) best = Math.min(best ?? errors, errors);
  }
  return best;
}

/** Russian spellings with their sounds. */
const SPELT: readonly (readonly [russian: string, russianSound: string, latin: readonly string[]])[] = [
  ...spellings,
].map(([russian, latin]) => [russian, sound(russian), latin]);

/** Matches the beginning of a word of the label, or of its Russian spelling, with up to `maxErrors` errors. */
export function withTypos(typed: string, maxErrors: number): Test {
  const names = SPELT.filter(
    ([, russianSound]) => countErrors(russianSound, typed, maxErrors) !== undefined,
  ).flatMap(([, , latin]) => latin.map(contains));
  const near: Test = ({ words }) => {
    const errors = words.flatMap((word) =>
      cachedSounds(word).map((one) => countErrors(one, typed, maxErrors) ?? Infinity),
    );
    const fewest = Math.min(...errors);
    return fewest === Infinity ? undefined : fewest;
  };
  return any([near, ...names]);
}

/** Matches labels with digits only: in names other Latin letters stand for the same sounds. */
const code =
  (typed: string): Test =>
  (label) =>
    /\d/.test(label.whole) ? contains(typed)(label) : undefined;

/** Matches a word in Russian letters by its sound, by a known spelling, or as a code. */
export function inRussian(word: string): Test {
  if (!CYRILLIC.test(word)) return contains(word);
  const tests = [contains(word), ...latinCodes(word).slice(0, MAX_CODES).map(code)];
  const typed = sound(word);
  if (word.length < 2) return any([...tests, contains(typed)]);
  if (typed.length < 2) return any(tests);
  const names = SPELT.filter(
    ([russian, russianSound]) => russian.startsWith(word) || russianSound.startsWith(typed),
  ).flatMap(([, , latin]) => latin.map(contains));
  return any([...tests, soundsLike(typed), ...names]);
}
