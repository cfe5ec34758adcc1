import type { Random } from './random.ts';

/** Zipf–Mandelbrot weights of ranks 0 … n−1: 1 / (rank + shift)^exponent. */
export function listZipfWeights(n: number, exponent = 1.4, shift = 12): number[] {
  return Array.from({ length: n }, (_, rank) => (rank + shift) ** -exponent);
}

/** Draws an index by weight in constant time (Walker's alias method). */
export class AliasTable {
  readonly #odds: Float64Array;
  readonly #alias: Int32Array;

  /** Weights ≥ 0, at least one above 0; throws a RangeError otherwise. */
  constructor(weights: readonly number[]) {
    const n = weights.length;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) throw new RangeError('an alias table needs a positive weight');
    this.#odds = new Float64Array(n);
    this.#alias = new Int32Array(n);
    const small: number[] = [];
    const large: number[] = [];
    weights.forEach((weight, i) => {
      this.#odds[i] = (weight * n) / total;
      (this.#odds[i]! < 1 ? small : large).push(i);
    });
    while (small.length > 0 && large.length > 0) {
      const poor = small.pop()!;
      const rich = large.at(-1)!;
      this.#alias[poor] = rich;
      this.#odds[rich] = this.#odds[rich]! - (1 - this.#odds[poor]!);
      if (this.#odds[rich]! < 1) small.push(large.pop()!);
    }
    for (const i of [...small, ...large]) this.#odds[i] = 1;
  }

  get size(): number {
    return this.#odds.length;
  }

  draw(random: Random): number {
    const i = random.below(this.#odds.length);
    return random.unit() < this.#odds[i]! ? i : this.#alias[i]!;
  }
}
