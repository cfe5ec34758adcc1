import { findMedian, predict, type Effects } from './fitEffects.ts';
import { FACTORS } from './factors.ts';
import type { SaleTable } from './SaleTable.ts';

/** Width of a step of the logarithm of start price / expected price. */
const START_STEP = 0.06;
const FIRST_START = -1.5;
const START_STEPS = 36;
/** Sales that weigh as much as the neighbouring steps, or as all sales for a spread. */
const START_SHRINKAGE = 15;
const SPREAD_SHRINKAGE = 60;
const SPREAD_ROUNDS = 6;
/** A quantile of its own needs so many sales. */
const MIN_GROUP = 400;
const LOW = 0.1;
const HIGH = 0.9;

type Range = readonly [low: number, middle: number, high: number];

/** What the difference between expected and real prices of the held-out weeks teaches. */
export interface Calibration {
  /** By step of the start price: effect on the logarithm of the price. */
  readonly starts: readonly number[];
  /** Typical difference, and its factors by group. */
  readonly spread: number;
  readonly spreads: Readonly<Record<SpreadGroup, Readonly<Record<string, number>>>>;
  /** Quantiles of difference / spread: of all, and by group of the start price. */
  readonly range: Range;
  readonly ranges: Readonly<Record<string, Range>>;
}

/** What the spread depends on. */
export interface SpreadFacts {
  readonly brand: string;
  readonly age: number;
  /** Logarithm of the expected price. */
  readonly price: number;
  readonly codeSales: number;
  readonly modelSales: number;
  readonly cellSales: number;
  /** Logarithm of start price / expected price; NaN if unknown. */
  readonly start: number;
}

const formatEvidence = (sales: number): string => String(Math.min(9, Math.round(Math.log2(sales + 1))));

export const formatStartGroup = (start: number): string =>
  Number.isNaN(start)
    ? '?'
    : start < -0.75
      ? 'low'
      : start < -0.5
        ? 'usual'
        : start < -0.25
          ? 'high'
          : 'near';

const SPREAD_GROUPS = {
  cell: ({ cellSales }: SpreadFacts) => formatEvidence(cellSales),
  code: ({ codeSales }: SpreadFacts) => formatEvidence(codeSales),
  model: ({ modelSales }: SpreadFacts) => formatEvidence(modelSales),
  age: ({ age }: SpreadFacts) => String(Math.min(10, Math.floor(age / 2))),
  price: ({ price }: SpreadFacts) => String(Math.round(price * 2)),
  brand: ({ brand }: SpreadFacts) => brand,
  start: ({ start }: SpreadFacts) => formatStartGroup(start),
} as const;
type SpreadGroup = keyof typeof SPREAD_GROUPS;
const GROUP_ROWS = Object.entries(SPREAD_GROUPS) as readonly [SpreadGroup, (facts: SpreadFacts) => string][];

/** The step of a start price; -1 if it is unknown. */
const findStartStep = (start: number): number =>
  Number.isNaN(start)
    ? -1
    : Math.max(0, Math.min(START_STEPS - 1, Math.floor((start - FIRST_START) / START_STEP)));

/** The effect of a start price, between the middles of two steps; 0 if it is unknown. */
export function findStartEffect(starts: readonly number[], start: number): number {
  if (Number.isNaN(start)) return 0;
  const place = Math.max(0, Math.min(START_STEPS - 1, (start - FIRST_START) / START_STEP - 0.5));
  const step = Math.floor(place);
  const effect = starts[step] ?? 0;
  return effect + ((starts[step + 1] ?? effect) - effect) * (place - step);
}

/** The spread of a lot's price: a typical difference of logarithms. */
export function findSpread(
  { spread, spreads }: Pick<Calibration, 'spread' | 'spreads'>,
  facts: SpreadFacts,
): number {
  let found = spread;
  for (const [group, getKey] of GROUP_ROWS) found *= spreads[group][getKey(facts)] ?? 1;
  return found;
}

function findQuantile(sorted: Float64Array, share: number): number {
  // The rank of split conformal prediction: a new value is below it with at least this probability.
  const place = share * (sorted.length + 1) - 1;
  const low = Math.max(0, Math.min(sorted.length - 1, Math.floor(place)));
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * Math.max(0, Math.min(1, place - low));
}

const findRange = (values: Float64Array): Range => {
  const sorted = values.sort();
  return [findQuantile(sorted, LOW), findQuantile(sorted, 0.5), findQuantile(sorted, HIGH)];
};

const factorIndex = (name: string): number => FACTORS.findIndex((factor) => factor.name === name);
const BRAND = factorIndex('brand');
const MODEL = factorIndex('model');
const CODE = factorIndex('code');
const CELL = factorIndex('code and year');

/** Reads what the spread of a row depends on. */
export function readSpreadFacts(table: SaleTable, effects: Effects, row: number, price: number): SpreadFacts {
  const idOf = (factor: number): number => table.levelIds[factor]![row]!;
  return {
    brand: table.levels[BRAND]!.texts[idOf(BRAND)]!,
    age: table.ages[row]!,
    price,
    cellSales: effects.counts[CELL]![idOf(CELL)] ?? 0,
    codeSales: effects.counts[CODE]![idOf(CODE)] ?? 0,
    modelSales: effects.counts[MODEL]![idOf(MODEL)] ?? 0,
    start: table.starts[row]! - price,
  };
}

/** Effects of the start price: means by step, drawn to those of the steps beside it. */
function fitStarts(facts: readonly SpreadFacts[], differences: Float64Array): number[] {
  const sums = new Float64Array(START_STEPS);
  const counts = new Float64Array(START_STEPS);
  const limit = 3 * 1.4826 * findMedian(differences.map(Math.abs));
  facts.forEach(({ start }, i) => {
    const step = findStartStep(start);
    if (step === -1) return;
    sums[step]! += Math.max(-limit, Math.min(limit, differences[i]!));
    counts[step]! += 1;
  });
  const around = (values: Float64Array, step: number): number =>
    (values[step - 1] ?? 0) + 2 * values[step]! + (values[step + 1] ?? 0);
  return Array.from({ length: START_STEPS }, (_, step) => {
    const near = around(sums, step) / (around(counts, step) + START_SHRINKAGE);
    return (sums[step]! + START_SHRINKAGE * near) / (counts[step]! + START_SHRINKAGE);
  });
}

/** Fits the factors of the spread: in turn each group takes real differences / expected ones. */
function fitSpreads(
  facts: readonly SpreadFacts[],
  sizes: Float64Array,
): Pick<Calibration, 'spread' | 'spreads'> {
  const spread = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const spreads = Object.fromEntries(GROUP_ROWS.map(([group]) => [group, {}])) as Record<
    SpreadGroup,
    Record<string, number>
  >;
  const expected = new Float64Array(sizes.length).fill(spread);
  for (let round = 0; round < SPREAD_ROUNDS; round += 1)
    for (const [group, getKey] of GROUP_ROWS) {
      const keys = facts.map(getKey);
      const sums = new Map<string, { real: number; expected: number }>();
      keys.forEach((key, i) => {
        const sum = sums.get(key) ?? { real: 0, expected: 0 };
        sum.real += sizes[i]!;
        sum.expected += expected[i]!;
        sums.set(key, sum);
      });
      const prior = SPREAD_SHRINKAGE * spread;
      const factors = spreads[group];
      const changes = new Map<string, number>();
      for (const [key, sum] of sums) {
        const change = (sum.real + prior) / (sum.expected + prior);
        changes.set(key, change);
        factors[key] = (factors[key] ?? 1) * change;
      }
      keys.forEach((key, i) => {
        expected[i]! *= changes.get(key)!;
      });
    }
  return { spread, spreads };
}

/**
 * Learns from held-out sales how far prices are from the expected ones. The mean difference is left out, because the
 * effects that are fitted afterwards know these weeks.
 */
export function calibrate(table: SaleTable, effects: Effects, rows: Int32Array): Calibration {
  const facts = Array.from(rows, (row) => readSpreadFacts(table, effects, row, predict(table, effects, row)));
  const raw = Float64Array.from(rows, (row, i) => table.prices[row]! - facts[i]!.price);
  const mean = findMedian(raw.slice());
  const differences = raw.map((difference) => difference - mean);
  const starts = fitStarts(facts, differences);
  const rest = differences.map((difference, i) => difference - findStartEffect(starts, facts[i]!.start));
  const limit = 4 * 1.4826 * findMedian(rest.map(Math.abs));
  const spreads = fitSpreads(
    facts,
    rest.map((difference) => Math.min(limit, Math.abs(difference))),
  );
  const scaled = rest.map((difference, i) => difference / findSpread(spreads, facts[i]!));
  const groups = Map.groupBy(facts.keys(), (i) => formatStartGroup(facts[i]!.start));
  const ranges: Record<string, Range> = {};
  for (const [group, members] of groups)
    if (members.length >= MIN_GROUP) ranges[group] = findRange(Float64Array.from(members, (i) => scaled[i]!));
  return { starts, ...spreads, range: findRange(scaled), ranges };
}
