import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { countValues } from './Column.ts';
import { countFused, fuseColumns } from './fusedColumns.ts';

test('fused columns count the lots of each value as each column by itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat({ max: 99 }), { maxLength: 60 }),
      (sizes, rows) => {
        const columns = sizes.map((size, at) => ({
          values: Array.from({ length: size }, (_, value) => value),
          codes: Uint16Array.from({ length: 100 }, (_, row) => (row * (at + 3) + 7 * at) % size),
        }));
        const fused = fuseColumns(columns);
        for (const part of fused) {
          const counts = countFused(part, Uint32Array.from(rows));
          for (const column of part.columns)
            expect(counts.get(column)).toEqual(countValues(column, Uint32Array.from(rows)));
        }
        const members = fused.flatMap((part) => part.columns);
        expect(new Set(members).size).toBe(members.length);
      },
    ),
    numRuns(100, 1000),
  );
});
