import { expect, test } from 'vitest';
import { findSalesSummary } from './findSalesSummary.ts';
import { EVERYTHING } from './filter.ts';
import { findFirstDay, groupByMonth } from './statistics.ts';

test.each([
  ['2026-11-26T03:00:00Z', 1, '2026-11-01'],
  // February has no 31st day, and in Asia it is April already.
  ['2026-03-31T23:30:00Z', 2, '2026-02-01'],
  ['2026-12-31T23:30:00Z', 12, '2026-01-01'],
  ['2027-01-01T00:00:00Z', 12, '2026-02-01'],
  ['2027-01-31T12:00:00Z', 24, '2025-02-01'],
])('at %s the last %i months begin on %s', async (now, months, expected) => {
  expect(findFirstDay(new Date(now), months)).toBe(expected);
});

test.each([
  ['2026-12-31T23:30:00Z', '2026-01-01'],
  ['2027-01-31T12:00:00Z', '2026-02-01'],
])('a summary at %s begins on %s', async (now, since) => {
  const scope = { type: 'japan_st', filter: EVERYTHING } as const;
  expect((await findSalesSummary({ sales: async () => [] }, scope, new Date(now))).since).toBe(since);
});

test('a sale without a price is a sale, and a month without prices has no quantiles', () => {
  const sell = (month: string, finish: number | null, status = 'sold') => ({ month, status, finish });
  expect(
    groupByMonth([
      sell('2026-10', null),
      sell('2026-10', null, 'not_sold'),
      sell('2026-11', null),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((price) => sell('2026-11', price)),
    ]),
  ).toEqual([
    { month: '2026-10', sold: 1, unsold: 1 },
    { month: '2026-11', sold: 11, unsold: 0, p10: 1, p50: 5, p90: 9 },
  ]);
});
