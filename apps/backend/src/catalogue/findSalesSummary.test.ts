import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { createTestLot, writeLots, type TestLot } from './testing/lots.ts';
import { createSqliteCatalogueStore } from './sqlite/SqliteCatalogueStore.ts';
import type { CatalogueStore } from './CatalogueStore.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import { findSalesSummary } from './findSalesSummary.ts';

const NOW = new Date('2026-11-26T03:00:00Z');

const open: CatalogueStore[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
});

let number = 0;
const makeSold = (fields: Partial<TestLot>): TestLot =>
  createTestLot({
    external_id: `sold-${(number += 1)}`,
    type: 'japan_st',
    status: 'sold',
    day: '2026-10-05',
    ...fields,
  });
const repeat = (count: number, make: (at: number) => TestLot) =>
  Array.from({ length: count }, (_, at) => make(at));

async function summarise(lots: readonly TestLot[], filter: Filter = EVERYTHING) {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, lots);
  const store = createSqliteCatalogueStore({ file, threads: 0, now: () => NOW });
  open.push(store);
  return findSalesSummary(store, { type: 'japan_st', filter }, NOW);
}

test('gives median, usual range and counts, of all and by month, without older and cancelled lots', async () => {
  const lots = [
    ...repeat(9, (at) => makeSold({ finish: (at + 1) * 100_000, cost: (at + 1) * 200_000 })),
    ...repeat(3, () => makeSold({ status: 'not_sold', finish: 9_000_000 })),
    makeSold({ status: 'cancelled' }),
    makeSold({ day: '2025-11-30', finish: 5_000_000 }),
    makeSold({ day: '2025-12-01', finish: 500_000, cost: 1_000_000 }),
  ];
  expect(await summarise(lots)).toMatchObject({
    currency: 'JPY',
    since: '2025-12-01',
    sold: 10,
    unsold: 3,
    p10: 100_000,
    p50: 500_000,
    p90: 800_000,
    cost: 1_000_000,
    months: [
      { month: '2025-12', sold: 1, unsold: 0 },
      { month: '2026-10', sold: 9, unsold: 3, p10: 100_000, p50: 500_000, p90: 900_000 },
    ],
  });
});

test('gives no price of fewer than eight sales', async () => {
  const eight = repeat(8, () => makeSold({ finish: 700_000, cost: 900_000 }));
  expect(await summarise(eight)).toMatchObject({ sold: 8, p50: 700_000, cost: 900_000 });
  const summary = await summarise(repeat(7, () => makeSold({ finish: 700_000, cost: 900_000 })));
  expect(summary).toMatchObject({ sold: 7, unsold: 0 });
  expect(summary).not.toHaveProperty('p50');
  expect(summary).not.toHaveProperty('cost');
  expect(await summarise([])).toMatchObject({ sold: 0, unsold: 0, months: [], years: [], grades: [] });
});

test('a sale without a price counts as sold only', async () => {
  const lots = [
    ...repeat(7, () => makeSold({ finish: 700_000 })),
    ...repeat(5, () => makeSold({ finish: null })),
  ];
  expect(await summarise(lots)).toMatchObject({ sold: 12 });
  expect(await summarise(lots)).not.toHaveProperty('p50');
});

test('groups by year of make, mileage and grade; the bounds belong to the groups below them', async () => {
  const lots = [
    makeSold({ year: 2026, mileage: 30_000, rate: 'S', rate_rank: 12 }),
    makeSold({ year: 2015, mileage: 30_001, rate: 'RA', rate_rank: 5 }),
    makeSold({ year: 1999, mileage: 90_001, rate: '4', rate_rank: 8 }),
    makeSold({ year: null, mileage: null, rate: '', rate_rank: null }),
  ];
  const { years, mileages, grades } = await summarise(lots);
  expect(years.map(({ above, max, sold }) => [above, max, sold])).toEqual([
    [undefined, 2015, 2],
    [2025, undefined, 1],
  ]);
  expect(mileages.map(({ above, max }) => [above, max])).toEqual([
    [undefined, 30_000],
    [30_000, 60_000],
    [90_000, undefined],
  ]);
  expect(grades.map((one) => one.grades)).toEqual([['S', '6', '5'], ['4'], ['RA', 'R']]);
});

test('follows the filter', async () => {
  const lots = [makeSold({ brand: 'HONDA' }), ...repeat(4, () => makeSold({}))];
  expect(await summarise(lots, { op: 'in', field: 'brand', values: ['HONDA'] })).toMatchObject({ sold: 1 });
});
