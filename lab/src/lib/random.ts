import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of random picks. */
export interface Chance {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  oneOf<T>(values: readonly [T, ...T[]]): T;
  /** True once in `times`. */
  onceIn(times: number): boolean;
}

/** Picks an IP address of a private network. With another visitor for each request no limit is reached. */
export const pickAddress = ({ below }: Chance): string => `10.${below(256)}.${below(256)}.${below(256)}`;

/** Creates a random picker. The same seed gives the same picks. */
export function createChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  return {
    below,
    oneOf: (values) => values[below(values.length)] ?? values[0],
    onceIn: (times) => below(times) === 0,
  };
}
