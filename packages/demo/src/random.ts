/** Mixes the 32 bits of an integer (the finaliser of MurmurHash3). */
export function mix32(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Calculates the 32-bit hash of a short string (FNV-1a, finished with {@link mix32}). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix32(h);
}

/** Derives a seed for a stream (a table, a purpose) from any number. Streams of one seed are independent. */
export const deriveSeed = (seed: number, stream: string): number =>
  mix32(mix32(seed) ^ mix32(Math.floor(seed / 0x1_0000_0000)) ^ hashText(stream));

/**
 * Random numbers by xoroshiro64*, whose state of two words keeps the sequences of a million rows apart.
 * One object serves all rows: `reset` puts it at the start of a row's own sequence.
 */
export class Random {
  #a = 1;
  #b = 0;

  constructor(stream = 0, row = 0) {
    this.reset(stream, row);
  }

  /** Starts the sequence of row `row` of a stream. */
  reset(stream: number, row: number): void {
    this.#a = mix32(stream ^ Math.imul(row + 1, 0x9e3779b1)) | 0;
    this.#b = mix32(Math.imul(stream, 0x85ebca77) + row + 0x165667b1) | 1;
  }

  /** Returns an integer, uniform in [0, 2^32). */
  bits(): number {
    const a = this.#a;
    const b = this.#b ^ a;
    this.#a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.#b = (b << 13) | (b >>> 19);
    const product = Math.imul(a, 0x9e3779bb);
    return (product ^ (product >>> 15)) >>> 0;
  }

  /** Returns a number, uniform in [0, 1). */
  unit(): number {
    return this.bits() * 2.3283064365386963e-10;
  }

  /** Returns an integer, 0 ≤ result < n. */
  below(n: number): number {
    return Math.floor(this.unit() * n);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** Picks an element. The list must not be empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Picks an element. The first ones are likelier: each has 55 % of the probability that the ones before it leave. */
  pickEarly<T>(list: readonly T[]): T {
    const last = list.length - 1;
    let i = 0;
    while (i < last && this.unit() < 0.45) i += 1;
    return list[i] as T;
  }

  /** Returns a nearly normal number: mean 0, deviation 1, never beyond ±3.47, so that no price is absurd. */
  normal(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * 1.7320508;
  }
}
