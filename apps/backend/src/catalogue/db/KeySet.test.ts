import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeySet } from './KeySet.ts';

test('contains exactly the added keys, also far beyond its initial size', () => {
  const key = fc.oneof(fc.nat(200), fc.nat(5_000_000));
  fc.assert(
    fc.property(fc.array(key), fc.array(key), (added, requested) => {
      const set = new KeySet();
      for (const one of added) set.add(one);
      expect(requested.map((one) => set.has(one))).toEqual(requested.map((one) => added.includes(one)));
      expect(added.every((one) => set.has(one))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
