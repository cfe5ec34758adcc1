/** What a name stands for: a brand, or models of one brand (several where only the beginning was said: «делика»). */
export interface Target {
  readonly brand: string;
  /** Absent: the brand itself. */
  readonly models?: readonly string[];
  /** What it is called: the model, or what several have in common: HIACE for HIACE VAN and HIACE WAGON. */
  readonly name: string;
  readonly popular: boolean;
}

export interface Code {
  readonly brand: string;
  readonly model: string;
  readonly code: string;
}

/** A word of names with one way to say it, for the search with typing errors. */
export interface Heard {
  readonly word: string;
  readonly heard: string;
  /** Of the word as it is typed. */
  readonly letters: number;
  /** `letterSet` of what is heard. */
  readonly signs: number;
  /** The word is a whole name, or a by-name of one. */
  readonly whole: boolean;
  readonly popular: boolean;
}

/** Made once by `buildDictionary`, asked at every keystroke. Keys are names as `bare` gives them. */
export interface Dictionary {
  readonly names: ReadonlyMap<string, readonly Target[]>;
  /** Most lexemes that a name has. */
  readonly longest: number;
  /** All names and the words that they are made of. */
  readonly words: ReadonlySet<string>;
  /** Words by how they sound, and by how they sound without a case ending. */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** By the first letter of what is heard. */
  readonly heard: ReadonlyMap<string, readonly Heard[]>;
  readonly codes: ReadonlyMap<string, readonly Code[]>;
  /** By `BRAND|MODEL`. */
  readonly codesOf: ReadonlyMap<string, readonly Code[]>;
}

/** Puts a value to the others of its key. */
export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
