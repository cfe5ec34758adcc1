/**
 * The values of a vocabulary with their words on the wire. The first word is written; all are read, in any letter case.
 */
export type WireWords<V extends string = string> = Readonly<Record<V, readonly [string, ...string[]]>>;

const mapWords = <V extends string>(values: readonly V[], write: (value: V) => string): WireWords<V> =>
  Object.fromEntries(values.map((value) => [value, [write(value)]])) as unknown as WireWords<V>;

/** Makes a vocabulary whose words equal its values. */
export const keepWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  mapWords(values, (value) => value);

/** Makes a vocabulary whose words are its values in capitals. */
export const capitalizeWords = <V extends string>(values: readonly V[]): WireWords<V> =>
  mapWords(values, (value) => value.toUpperCase());

/** Index of each vocabulary, word in capitals → value. Cached, because an import reads millions of words. */
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

/** Finds the value of a word on the wire, in any letter case; undefined for an unknown word. */
export const readWireWord = <V extends string>(words: WireWords<V>, word: string): V | undefined =>
  // The index contains only values of this vocabulary.
  indexWords(words).get(word.toUpperCase()) as V | undefined;
