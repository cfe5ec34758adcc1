import { distance } from './editDistance.ts';
import { bare, fold } from './lexemes.ts';
import { latinCodes } from './lookAlikes.ts';
import { readings, sound } from './sound.ts';
import { spellings } from './spellings.ts';

const CYRILLIC = /[а-я]/;

/** A label as it is searched: whole, and cut at its signs. */
export interface Label {
  readonly whole: string;
  readonly words: readonly string[];
}

/** A label ready to be searched. */
export const labelOf = (text: string): Label => ({
  whole: bare(text),
  words: fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ''),
});

/** Lower is better: the label begins so, a word of it does, it is somewhere inside; undefined: it is not. */
export type Test = (label: Label) => number | undefined;

export const contains =
  (needle: string): Test =>
  ({ whole, words }) => {
    if (whole.startsWith(needle)) return whole === needle ? 0 : 1;
    if (words.some((word) => word.startsWith(needle))) return 2;
    return whole.includes(needle) ? 3 : undefined;
  };

/** The best of several tests. */
export const any =
  (tests: readonly Test[]): Test =>
  (label) => {
    let best: number | undefined;
    for (const test of tests) best = Math.min(best ?? Infinity, test(label) ?? Infinity);
    return best === undefined || best === Infinity ? undefined : best;
  };

/** All tests, by the worst of them. */
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

const MOST_HEARD = 5000;
const MOST_CODES = 16;
const heard = new Map<string, readonly string[]>();
/** How a word of a label sounds, kept: the list is searched at every keystroke. */
function soundsOf(word: string): readonly string[] {
  const known = heard.get(word);
  if (known) return known;
  if (heard.size >= MOST_HEARD) heard.clear();
  const sounds = /\d/.test(word) ? [] : readings(word);
  heard.set(word, sounds);
  return sounds;
}

const soundsLike =
  (typed: string): Test =>
  ({ words }) => {
    const begins = (word: string) => soundsOf(word).some((one) => one.startsWith(typed));
    const at = words.findIndex(begins);
    return at < 0 ? undefined : at === 0 ? 1 : 2;
  };

/** Fewest errors between what was typed and a beginning of the word, or undefined where they are more than `most`. */
function errorsIn(word: string, typed: string, most: number): number | undefined {
  let best: number | undefined;
  if (word.charAt(0) !== typed.charAt(0)) return undefined;
  for (let length = typed.length - most; length <= Math.min(typed.length + most, word.length); length++) {
    const errors = distance(word.slice(0, length), typed, most);
    if (errors <= most) best = Math.min(best ?? errors, errors);
  }
  return best;
}

/** Russian spellings with how they sound. */
const spelt: readonly (readonly [russian: string, heardAs: string, latin: readonly string[]])[] = [
  ...spellings,
].map(([russian, latin]) => [russian, sound(russian), latin]);

/** The beginning of a word of the label, or of a Russian spelling of it, with a few errors. */
export function misspelt(typed: string, most: number): Test {
  const names = spelt
    .filter(([, heardAs]) => errorsIn(heardAs, typed, most) !== undefined)
    .flatMap(([, , latin]) => latin.map(contains));
  const near: Test = ({ words }) => {
    const errors = words.flatMap((word) =>
      soundsOf(word).map((one) => errorsIn(one, typed, most) ?? Infinity),
    );
    const least = Math.min(...errors);
    return least === Infinity ? undefined : least;
  };
  return any([near, ...names]);
}

/** A code in Cyrillic letters; names have other letters for the same sounds. */
const code =
  (typed: string): Test =>
  (label) =>
    /\d/.test(label.whole) ? contains(typed)(label) : undefined;

/** A word in Russian letters: as it sounds, as it is spelt, or as a code. */
export function inRussian(word: string): Test {
  if (!CYRILLIC.test(word)) return contains(word);
  const tests = [contains(word), ...latinCodes(word).slice(0, MOST_CODES).map(code)];
  const typed = sound(word);
  if (word.length < 2) return any([...tests, contains(typed)]);
  if (typed.length < 2) return any(tests);
  const names = spelt
    .filter(([russian, heardAs]) => russian.startsWith(word) || heardAs.startsWith(typed))
    .flatMap(([, , latin]) => latin.map(contains));
  return any([...tests, soundsLike(typed), ...names]);
}
