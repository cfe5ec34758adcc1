import { mix32 } from './random.ts';

/**
 * Creates a shuffle of 0 … count−1 that is computed, not stored: a four-round Feistel network over the
 * next even power of two, repeated until the result is below `count`. It depends on seed and count only.
 */
export function createPermutation(count: number, seed: number): (index: number) => number {
  let half = 1;
  while (4 ** half < count) half += 1;
  const mask = 2 ** half - 1;
  const keys = [1, 2, 3, 4].map((round) => mix32(seed + Math.imul(round, 0x9e3779b1)));
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = keys;

  const once = (value: number): number => {
    let left = Math.floor(value / (mask + 1));
    let right = value & mask;
    left ^= mix32(right ^ k0) & mask;
    right ^= mix32(left ^ k1) & mask;
    left ^= mix32(right ^ k2) & mask;
    right ^= mix32(left ^ k3) & mask;
    return left * (mask + 1) + right;
  };

  return (index) => {
    let value = once(index);
    while (value >= count) value = once(value);
    return value;
  };
}
