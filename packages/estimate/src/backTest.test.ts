import { beforeAll, expect, it } from 'vitest';
import { backTest, type BackTestReport } from './backTest.ts';
import { createTable, listDemoSales } from './testing/demoSales.ts';

let report: BackTestReport;
let lastDay: string;

/** For a busy machine; an idle one takes some seconds. */
const MAX_MS = 300_000;

/** Sales of the last day whose model was never sold before. */
const UNKNOWN = 30;

beforeAll(() => {
  // The source states no average of every fifth lot.
  const sales = listDemoSales(50_000, 11).map((sale, at) =>
    at % 5 === 0 ? { ...sale, average: null } : sale,
  );
  const last = sales.toSorted((one, other) => one.auction_date.localeCompare(other.auction_date)).at(-1)!;
  lastDay = last.auction_date.slice(0, 10);
  const unknown = Array.from({ length: UNKNOWN }, () => ({ ...last, model: 'HERON', kuzov: 'HRN1' }));
  const found = backTest(createTable([...sales, ...unknown]), { folds: 2, foldDays: 28 });
  if (!found) throw new Error('no report');
  report = found;
}, MAX_MS);

it('has the price within the ends in about 80 % of the sales, overall and in each class', () => {
  expect(report.sales).toBeGreaterThan(3000);
  expect(Math.abs(report.coverage - 0.8)).toBeLessThan(0.03);
  const classes = [...report.byBrand, ...report.byAge, ...report.byPrice];
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter(({ coverage }) => Math.abs(coverage - 0.8) > 0.08)).toEqual([]);
});

it('is at least 25 % better than the median of code and year, and than the average of the source', () => {
  const { cell, source } = report.baselines;
  expect(cell.own).toBeLessThan(0.75 * cell.error);
  expect(source.own).toBeLessThan(0.75 * source.error);
  expect(Math.abs(report.bias)).toBeLessThan(0.03);
});

it('estimates a sale by those before it alone, and counts the ones that it knows nothing of', () => {
  expect(report.skipped).toBeGreaterThanOrEqual(UNKNOWN);
  expect(report.skipped).toBeLessThan(report.sales / 10);
});

it('compares with the averages that the source states, and ends its weeks with the last day', () => {
  expect(report.baselines.source.sales).toBeLessThan(report.sales * 0.85);
  expect(report.byWeek.map(({ name }) => name).at(-1)).toBe(lastDay);
  expect(report.byWeek).toHaveLength(8);
});

it('states chances as often as they come true', () => {
  const asked = report.chances.filter(({ bids }) => bids >= 100);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ stated, real }) => Math.abs(stated - real) > 0.1)).toEqual([]);
});

it('says nothing of an archive that is too small', () => {
  expect(backTest(createTable(listDemoSales(300, 11)), { folds: 2, foldDays: 28 })).toBeUndefined();
});
