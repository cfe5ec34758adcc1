/** The values of a closed vocabulary and their words on the wire: the first is written, all are read, in any case. */
export type WireWords<V extends string = string> = Readonly<Record<V, readonly [string, ...string[]]>>;

const mapWords = <V extends string>(values: readonly V[], write: (value: V) => string): WireWords<V> =>
  Object.fromEntries(values.map((value) => [value, [write(value)]])) as unknown as WireWords<V>;

/** Values that travel as they are. */
export const keepWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  mapWords(values, (value) => value);

/** Values that travel in capitals. */
export const capitalizeWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  mapWords(values, (value) => value.toUpperCase());

/** By vocabulary, word in capitals → value: an import reads millions of words. */
const VALUES = new WeakMap<WireWords, ReadonlyMap<string, string>>();

function indexWords(words: WireWords): ReadonlyMap<string, string> {
  const cached = VALUES.get(words);
  if (cached) return cached;
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
  indexWords(words).get(word.toUpperCase()) as V | undefined;
