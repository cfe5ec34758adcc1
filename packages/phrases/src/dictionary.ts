/** What a name means: a brand, or models of one brand. A name may be the common beginning of several models: «делика». */
export interface Target {
  readonly brand: string;
  /** Absent if the name means the brand itself. */
  readonly models?: readonly string[];
  /** Display name: the model, or the common part of several: HIACE for HIACE VAN and HIACE WAGON. */
  readonly name: string;
  readonly popular: boolean;
}

export interface Code {
  readonly brand: string;
  readonly model: string;
  readonly code: string;
}

/** A word of a name with one of its sounds, for the search with typing errors. */
export interface SoundEntry {
  readonly word: string;
  readonly sound: string;
  /** Length of the word as people type it. */
  readonly letters: number;
  /** The letter mask of the sound, see `buildLetterMask`. */
  readonly mask: number;
  /** The word is a whole name or a short name. */
  readonly isName: boolean;
  readonly popular: boolean;
}

/** Built once by `buildDictionary`, used at every keystroke. Keys are names as `stripSigns` returns them. */
export interface Dictionary {
  readonly names: ReadonlyMap<string, readonly Target[]>;
  /** Number of lexemes of the longest name. */
  readonly maxLexemes: number;
  /** All names and the words in them. */
  readonly words: ReadonlySet<string>;
  /** Words by sound (`sounds`) and by sound without a case ending (`stems`). */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** Keys: first letters of the sounds. */
  readonly soundsByLetter: ReadonlyMap<string, readonly SoundEntry[]>;
  readonly codes: ReadonlyMap<string, readonly Code[]>;
  /** Keys: `BRAND|MODEL`. */
  readonly codesByModel: ReadonlyMap<string, readonly Code[]>;
}

/** Appends a value under its key. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
