/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks, at the mercy of `next`. */
export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  below(limit: number): number;
  oneOf<T>(values: readonly [T, ...T[]]): T;
  /** True once in `times`. */
  onceIn(times: number): boolean;
}

export function chance(next: () => number): Chance {
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: (values) => values[below(values.length)] ?? values[0],
    onceIn: (times) => below(times) === 0,
  };
}
