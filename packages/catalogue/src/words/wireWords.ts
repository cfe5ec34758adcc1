/** The values of a closed vocabulary and their words on the wire: the first is written, all are read, in any case. */
export type WireWords<V extends string = string> = Readonly<Record<V, readonly [string, ...string[]]>>;

const wordsBy = <V extends string>(values: readonly V[], write: (value: V) => string): WireWords<V> =>
  Object.fromEntries(values.map((value) => [value, [write(value)]])) as unknown as WireWords<V>;

/** Values that travel as they are. */
export const sameWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  wordsBy(values, (value) => value);

/** Values that travel in capitals. */
export const upperWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  wordsBy(values, (value) => value.toUpperCase());

/** By vocabulary, word in capitals → value: an import reads millions of words. */
const VALUES = new WeakMap<WireWords, ReadonlyMap<string, string>>();

function valuesOf(words: WireWords): ReadonlyMap<string, string> {
  const known = VALUES.get(words);
  if (known) return known;
  const values = new Map(
    Object.entries(words).flatMap(([value, spelt]) =>
      spelt.map((word) => [word.toUpperCase(), value] as const),
    ),
  );
  VALUES.set(words, values);
  return values;
}

/** The value that a word of the wire stands for, in any letter case; undefined for a word of no value. */
export const readWireWord = <V extends string>(words: WireWords<V>, word: string): V | undefined =>
  // The map holds the vocabulary's own values.
  valuesOf(words).get(word.toUpperCase()) as V | undefined;
