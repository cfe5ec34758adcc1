import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createPermutation } from './permutation.ts';
import { Random } from './random.ts';
import { AliasTable, listZipfWeights } from './zipf.ts';

describe('permutation', () => {
  it('returns every number once', () => {
    assert(
      property(integer({ min: 1, max: 700 }), integer(), (count, seed) => {
        const shuffle = createPermutation(count, seed);
        const numbers = new Set(Array.from({ length: count }, (_, i) => shuffle(i)));
        expect(numbers.size).toBe(count);
        expect(Math.max(...numbers)).toBe(count - 1);
      }),
    );
  });
});

describe('Random', () => {
  it('gives each row its own sequence, every time', () => {
    const random = new Random();
    const first = (row: number): number => {
      random.reset(5, row);
      return random.bits() * 2 ** 20 + (random.bits() >>> 12);
    };
    const seen = new Set(Array.from({ length: 100_000 }, (_, row) => first(row)));
    expect(seen.size).toBe(100_000);
    expect(first(7)).toBe(first(7));
  });

  it('draws normal values with mean 0 and deviation 1', () => {
    const random = new Random(1, 1);
    const values = Array.from({ length: 40_000 }, () => random.normal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + value * value, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(square).toBeCloseTo(1, 1);
  });
});

describe('AliasTable', () => {
  it('draws by weight', () => {
    const weights = [0, 1, 2, 5];
    const table = new AliasTable(weights);
    const random = new Random(3, 3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i += 1) counts[table.draw(random)]! += 1;
    expect(counts[0]).toBe(0);
    weights.forEach((weight, i) => expect(counts[i]! / 40_000).toBeCloseTo(weight / 8, 1));
  });

  it('rejects weights without a positive one', () => {
    expect(() => new AliasTable([0, 0])).toThrow(RangeError);
  });

  it('takes weights that decrease with the rank', () => {
    const weights = listZipfWeights(50);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });
});
