import { expect, test } from 'vitest';
import { countMonths } from './ages.ts';
import { findAgeClass } from './classes.ts';

test.each([
  // Known month.
  [2023, 11, '2026-11-22', 36, 36],
  [2023, 12, '2026-11-22', 35, 35],
  [2026, 11, '2026-11-22', 0, 0],
  [2027, 1, '2026-11-22', -2, -2],
  [2021, 1, '2026-12-31', 71, 71],
  // Only the year: made between January and December, but not after the day.
  [2023, undefined, '2026-11-22', 35, 46],
  [2025, undefined, '2026-11-22', 11, 22],
  [2026, undefined, '2026-11-22', 0, 10],
  [2026, undefined, '2026-01-05', 0, 0],
  [2027, undefined, '2026-11-22', -2, -2],
])('made in %s-%s, on %s: from %d to %d months old', (year, month, date, min, max) =>
  expect(countMonths({ year, month }, date)).toEqual({ min, max }),
);

test.each([
  [0, 0, 'under3'],
  [36, 36, 'under3'],
  [30, 36, 'under3'],
  [37, 37, 'passing'],
  [37, 60, 'passing'],
  [60, 60, 'passing'],
  [61, 61, 'over5'],
  [61, 200, 'over5'],
  [36, 37, undefined],
  [36, 60, undefined],
  [60, 61, undefined],
  [37, 61, undefined],
  [20, 90, undefined],
])('from %d to %d months old: %s', (min, max, ageClass) => expect(findAgeClass({ min, max })).toBe(ageClass));
