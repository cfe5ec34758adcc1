import { FACTORS } from './factors.ts';
import { findChance } from './findChance.ts';
import { findMedian } from './fitEffects.ts';
import type { SaleTable } from './SaleTable.ts';
import { estimateRow, findFirstRow, fit, MIN_SALES } from './train.ts';

/** Classes with fewer sales are left out: chance alone would move their coverage. */
const MIN_CLASS = 200;
/** A cell of code and year with fewer sales has no median. */
const MIN_CELL_SALES = 3;
const YEARS_PER_CLASS = 3;
const CHANCE_STEPS = 10;

export interface BackTestOptions {
  /** Walks: each trains on the sales before it and estimates its own days. */
  readonly folds: number;
  readonly foldDays: number;
}

/** Shares are 0 … 1; errors are medians of |estimate / price − 1|. */
export interface BackTestClass {
  readonly name: string;
  readonly sales: number;
  readonly coverage: number;
  readonly error: number;
}

export interface BackTestReport {
  readonly sales: number;
  /** Without an estimate, because the archive has too few such sales. */
  readonly skipped: number;
  readonly coverage: number;
  readonly error: number;
  /** Median of high / low. */
  readonly width: number;
  /** Median of estimate / price − 1: a positive one means that estimates are too high. */
  readonly bias: number;
  readonly baselines: {
    /** On the sales whose code and year sold at least three times in the year before. */
    readonly cell: { readonly sales: number; readonly error: number; readonly own: number };
    /** On the sales for which the source states an average. */
    readonly source: { readonly sales: number; readonly error: number; readonly own: number };
  };
  readonly byBrand: readonly BackTestClass[];
  readonly byAge: readonly BackTestClass[];
  readonly byPrice: readonly BackTestClass[];
  readonly byWeek: readonly BackTestClass[];
  /** By tenth of the stated chance of a bid: how often the lot really sold for less. */
  readonly chances: readonly { readonly stated: number; readonly real: number; readonly bids: number }[];
}

interface Outcome {
  readonly row: number;
  readonly price: number;
  readonly ratio: number;
  readonly isInside: boolean;
}

const BRAND = FACTORS.findIndex(({ name }) => name === 'brand');
const CELL = FACTORS.findIndex(({ name }) => name === 'code and year');
const BIDS = [0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.35];
const DAY_MS = 86_400_000;

const getError = (values: readonly number[]): number =>
  findMedian(Float64Array.from(values, (ratio) => Math.abs(ratio - 1)));
const getShare = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isInside }) => isInside).length / Math.max(1, outcomes.length);

function describe(name: string, outcomes: readonly Outcome[]): BackTestClass {
  return {
    name,
    sales: outcomes.length,
    coverage: getShare(outcomes),
    error: getError(outcomes.map(({ ratio }) => ratio)),
  };
}

const describeClasses = (
  outcomes: readonly Outcome[],
  getName: (outcome: Outcome) => string,
  minimum = MIN_CLASS,
): BackTestClass[] =>
  [...Map.groupBy(outcomes, getName)]
    .filter(([, members]) => members.length >= minimum)
    .map(([name, members]) => describe(name, members));

/** Names of the five classes of price, each with a fifth of the sales, with their bounds. */
function createPriceNames(outcomes: readonly Outcome[]): (outcome: Outcome) => string {
  const prices = outcomes.map(({ price }) => price).sort((a, b) => a - b);
  const bounds = [0.2, 0.4, 0.6, 0.8].map((share) => prices[Math.floor(share * prices.length)] ?? 0);
  const format = (price: number): string => Math.round(price).toLocaleString('en-US');
  return ({ price }) => {
    const place = bounds.filter((bound) => price >= bound).length;
    if (place === 0) return `below ${format(bounds[0]!)}`;
    if (place === bounds.length) return `from ${format(bounds.at(-1)!)}`;
    return `${format(bounds[place - 1]!)} – ${format(bounds[place]!)}`;
  };
}

/** The price at which a class of price begins. */
const getFirstBound = (name: string): number =>
  name.startsWith('below') ? 0 : Number(/\d[\d,]*/.exec(name)?.[0].replaceAll(',', ''));

/** The medians of the cells of code and year, logarithms. */
function findCellMedians(table: SaleTable, rows: Int32Array): ReadonlyMap<number, number> {
  const cells = Map.groupBy(rows, (row) => table.levelIds[CELL]![row]!);
  const medians = new Map<number, number>();
  for (const [cell, members] of cells)
    if (members.length >= MIN_CELL_SALES)
      medians.set(cell, findMedian(Float64Array.from(members, (row) => table.prices[row]!)));
  return medians;
}

/**
 * Estimates the last weeks of an archive, each with a model of the sales before it, and compares the estimates with
 * what the lots sold for. Undefined if the archive is too small.
 */
export function backTest(table: SaleTable, { folds, foldDays }: BackTestOptions): BackTestReport | undefined {
  const rows = table.listRows();
  if (rows.length === 0) return undefined;
  const lastDay = table.days[rows.at(-1)!]!;
  const outcomes: Outcome[] = [];
  const widths: number[] = [];
  const cell = { error: [] as number[], own: [] as number[] };
  const source = { error: [] as number[], own: [] as number[] };
  const chances = Array.from({ length: CHANCE_STEPS }, () => ({ stated: 0, real: 0, bids: 0 }));
  let skipped = 0;
  for (let fold = folds; fold > 0; fold -= 1) {
    const from = findFirstRow(table, rows, lastDay + 1 - fold * foldDays);
    const to = findFirstRow(table, rows, lastDay + 1 - (fold - 1) * foldDays);
    const before = rows.subarray(0, from);
    if (before.length < MIN_SALES) continue;
    const fitted = fit(table, before);
    const medians = findCellMedians(table, before);
    for (const row of rows.subarray(from, to)) {
      const estimate = estimateRow(table, fitted, row);
      if (!estimate) {
        skipped += 1;
        continue;
      }
      const price = Math.exp(table.prices[row]!);
      const ratio = estimate.middle / price;
      outcomes.push({
        row,
        price,
        ratio,
        isInside: price >= estimate.low * 0.995 && price <= estimate.high * 1.005,
      });
      widths.push(estimate.high / estimate.low);
      const median = medians.get(table.levelIds[CELL]![row]!);
      if (median !== undefined) {
        cell.error.push(Math.exp(median) / price);
        cell.own.push(ratio);
      }
      if (table.averages[row]! > 0) {
        source.error.push(table.averages[row]! / price);
        source.own.push(ratio);
      }
      const bid = estimate.middle * BIDS[row % BIDS.length]!;
      const chance = findChance(estimate, bid);
      const step = chances[Math.min(CHANCE_STEPS - 1, Math.floor(chance * CHANCE_STEPS))]!;
      step.stated += chance;
      step.real += price <= bid ? 1 : 0;
      step.bids += 1;
    }
  }
  if (outcomes.length === 0) return undefined;
  const compare = ({ error, own }: typeof cell) => ({
    sales: error.length,
    error: getError(error),
    own: getError(own),
  });
  const getAge = ({ row }: Outcome): string => {
    const from = Math.floor(table.ages[row]! / YEARS_PER_CLASS) * YEARS_PER_CLASS;
    return from >= 18 ? '18 and more' : `${from}–${from + YEARS_PER_CLASS - 1}`;
  };
  const getWeek = ({ row }: Outcome): string =>
    new Date((lastDay - Math.floor((lastDay - table.days[row]!) / 7) * 7) * DAY_MS)
      .toISOString()
      .slice(0, 10);
  const byName = (a: BackTestClass, b: BackTestClass): number =>
    a.name.localeCompare(b.name, 'en', { numeric: true });
  return {
    sales: outcomes.length,
    skipped,
    coverage: getShare(outcomes),
    error: getError(outcomes.map(({ ratio }) => ratio)),
    width: findMedian(Float64Array.from(widths)),
    bias: findMedian(Float64Array.from(outcomes, ({ ratio }) => ratio)) - 1,
    baselines: { cell: compare(cell), source: compare(source) },
    byBrand: describeClasses(
      outcomes,
      ({ row }) => table.levels[BRAND]!.texts[table.levelIds[BRAND]![row]!]!,
    ).sort((a, b) => b.sales - a.sales),
    byAge: describeClasses(outcomes, getAge).sort(byName),
    byPrice: describeClasses(outcomes, createPriceNames(outcomes)).sort(
      (a, b) => getFirstBound(a.name) - getFirstBound(b.name),
    ),
    byWeek: describeClasses(outcomes, getWeek, 1).sort(byName),
    chances: chances
      .filter(({ bids }) => bids > 0)
      .map(({ stated, real, bids }) => ({ stated: stated / bids, real: real / bids, bids })),
  };
}
