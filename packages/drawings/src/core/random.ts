/** A seeded source of randomness: the same seed gives the same sequence on every machine. */
export type Random = {
  /** Returns the next number, 0 ≤ x < 1. */
  next(): number;
  /** Picks one of the items. The list must not be empty. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Returns true with this probability, 0..1. */
  chance(probability: number): boolean;
};

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

function hashText(text: string): number {
  let h = FNV_OFFSET;
  for (const char of text) {
    h ^= char.charCodeAt(0);
    h = Math.imul(h, FNV_PRIME);
  }
  return h;
}

/** Creates a source: mulberry32, started with an FNV-1a hash of the seed. */
export function createRandom(seed: string | number): Random {
  let state = hashText(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // Skips the first draws, which are alike for seeds that differ in one character.
  next();
  next();
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
