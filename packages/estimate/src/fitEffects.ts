import { FACTORS, findLine, SLOPES } from './factors.ts';
import type { SaleTable } from './SaleTable.ts';

/** A sale counts half as much as one that is so many days younger. */
const HALF_LIFE_DAYS = 240;
const ROUNDS = 12;
const WEEK = 7;
/** Days of a period of a brand's price level. */
const PERIOD = 45;
/** The price level of the next week: each week before counts half as much after so many weeks. */
const LEVEL_HALF_LIFE_WEEKS = 2;
/** Residuals beyond so many deviations are cut, so that a price far from all others moves nothing. */
const MAX_DEVIATIONS = 2.5;
/** Bounds of the number of sales that weighs as much as the coarser factors. */
const MIN_SHRINKAGE = 0.7;
const MAX_SHRINKAGE = 3000;

/** The learned effects on the logarithm of the price. Ids are those of the table. */
export interface Effects {
  readonly base: number;
  readonly levels: readonly Float64Array[];
  readonly lines: readonly Float64Array[];
  readonly words: Float64Array;
  /** By id of the brand: its price level in the last period. */
  readonly brandLevels: Float64Array;
  /** Usual logarithm of kilometres by id of the age band. */
  readonly usualLogKm: Float64Array;
  /** Sales by id of each factor's level. */
  readonly counts: readonly Float64Array[];
}

const BRAND = FACTORS.findIndex(({ name }) => name === 'brand');

/** Median of numbers, which it sorts. */
export const findMedian = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.sort()[values.length >> 1]!;

function findUsualKm({ ageBands, ageBandIds, logKms }: SaleTable, rows: Int32Array): Float64Array {
  const sums = new Float64Array(ageBands.texts.length);
  const counts = new Float64Array(ageBands.texts.length);
  for (const row of rows) {
    const logKm = logKms[row]!;
    if (Number.isNaN(logKm)) continue;
    sums[ageBandIds[row]!]! += logKm;
    counts[ageBandIds[row]!]! += 1;
  }
  return sums.map((sum, id) => (counts[id]! > 0 ? sum / counts[id]! : Number.NaN));
}

/** One group of effects while it is fitted: the id of each row, and its place on a line, or 1. */
interface Group {
  readonly ids: Int32Array;
  readonly places: Float32Array | undefined;
  readonly effects: Float64Array;
}

/**
 * Fits all effects on some rows by cyclic shrinkage: each group in turn takes the mean of what the others leave,
 * weighed against the variance that the group really has (an empirical Bayes estimate, as in a mixed model). Takes
 * rows × groups × rounds additions.
 */
export function fitEffects(table: SaleTable, rows: Int32Array): Effects {
  const n = rows.length;
  const lastDay = table.days[rows[n - 1]!]!;
  const weights = new Float64Array(n);
  const residuals = new Float64Array(n);
  let total = 0;
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    const row = rows[i]!;
    weights[i] = 0.5 ** ((lastDay - table.days[row]!) / HALF_LIFE_DAYS);
    total += weights[i]!;
    sum += weights[i]! * table.prices[row]!;
  }
  const base = sum / total;
  for (let i = 0; i < n; i += 1) residuals[i] = table.prices[rows[i]!]! - base;

  const usualLogKm = findUsualKm(table, rows);
  const pick = (ids: Int32Array): Int32Array => rows.map((row) => ids[row]!);
  const levels = FACTORS.map((_, f): Group => ({
    ids: pick(table.levelIds[f]!),
    places: undefined,
    effects: new Float64Array(table.levels[f]!.texts.length),
  }));
  const lines = SLOPES.map(({ of }, s): Group => ({
    ids: pick(table.lineIds[s]!),
    places: Float32Array.from(rows, (row) =>
      findLine(of, table.ages[row]!, table.logKms[row]!, usualLogKm[table.ageBandIds[row]!]!),
    ),
    effects: new Float64Array(table.lines[s]!.texts.length),
  }));
  const weeks: Group = {
    ids: rows.map((row) => Math.floor((lastDay - table.days[row]!) / WEEK)),
    places: undefined,
    effects: new Float64Array(Math.floor((lastDay - table.days[rows[0]!]!) / WEEK) + 1),
  };
  const brandIds = levels[BRAND]!.ids;
  const periods = Math.floor((lastDay - table.days[rows[0]!]!) / PERIOD) + 1;
  const brandPeriods: Group = {
    ids: rows.map((row, i) => brandIds[i]! * periods + Math.floor((lastDay - table.days[row]!) / PERIOD)),
    places: undefined,
    effects: new Float64Array(table.levels[BRAND]!.texts.length * periods),
  };
  const wordCount = table.listWords().length;
  const wordBits = pick(table.wordBits);
  const words = new Float64Array(wordCount);
  const groups = [...levels, ...lines, weeks, brandPeriods];

  let deviation = Number.POSITIVE_INFINITY;

  function fitGroup({ ids, places, effects }: Group): void {
    const size = effects.length;
    const sums = new Float64Array(size);
    const masses = new Float64Array(size);
    const limit = MAX_DEVIATIONS * deviation;
    let squares = 0;
    for (let i = 0; i < n; i += 1) {
      const id = ids[i]!;
      const place = places === undefined ? 1 : places[i]!;
      const residual = residuals[i]!;
      const cut = residual > limit ? limit : residual < -limit ? -limit : residual;
      const weight = weights[i]!;
      squares += weight * cut * cut;
      sums[id]! += weight * place * (cut + place * effects[id]!);
      masses[id]! += weight * place * place;
    }
    const noise = squares / total;
    // The variance between the levels is what their means vary more than chance makes them.
    let spread = 0;
    let mass = 0;
    let seen = 0;
    for (let id = 0; id < size; id += 1) {
      if (masses[id]! < 1e-9) continue;
      const mean = sums[id]! / masses[id]!;
      spread += masses[id]! * mean * mean;
      mass += masses[id]!;
      seen += 1;
    }
    const variance = Math.max(0, (spread - seen * noise) / Math.max(mass, 1));
    const shrinkage = Math.min(MAX_SHRINKAGE, Math.max(MIN_SHRINKAGE, noise / Math.max(variance, 1e-9)));
    const changes = new Float64Array(size);
    for (let id = 0; id < size; id += 1) {
      const next = sums[id]! / (masses[id]! + shrinkage);
      changes[id] = next - effects[id]!;
      effects[id] = next;
    }
    for (let i = 0; i < n; i += 1)
      residuals[i]! -= changes[ids[i]!]! * (places === undefined ? 1 : places[i]!);
  }

  function fitWord(word: number): void {
    const bit = 1 << word;
    const limit = MAX_DEVIATIONS * deviation;
    let sumWith = 0;
    let sumWithout = 0;
    let massWith = 0;
    for (let i = 0; i < n; i += 1) {
      const residual = residuals[i]!;
      const cut = residual > limit ? limit : residual < -limit ? -limit : residual;
      if (wordBits[i]! & bit) {
        sumWith += weights[i]! * cut;
        massWith += weights[i]!;
      } else sumWithout += weights[i]! * cut;
    }
    const massWithout = total - massWith;
    // Shrunk by the smaller side: a word that nearly all cars have says nothing.
    const mass = (massWith * massWithout) / total;
    if (mass < 1) return;
    const change = ((sumWith / massWith - sumWithout / massWithout) * mass) / (mass + 50);
    words[word]! += change;
    for (let i = 0; i < n; i += 1) if (wordBits[i]! & bit) residuals[i]! -= change;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const group of groups) fitGroup(group);
    for (let word = 0; word < wordCount; word += 1) fitWord(word);
    const sizes = residuals.map(Math.abs);
    deviation = findMedian(sizes) * 1.4826;
  }

  // The level of the next week.
  let level = 0;
  let levelWeight = 0;
  const weekCounts = new Float64Array(weeks.effects.length);
  for (const id of weeks.ids) weekCounts[id]! += 1;
  weeks.effects.forEach((effect, week) => {
    const weight = weekCounts[week]! * 0.5 ** (week / LEVEL_HALF_LIFE_WEEKS);
    level += weight * effect;
    levelWeight += weight;
  });
  return {
    base: base + level / levelWeight,
    levels: levels.map(({ effects }) => effects),
    lines: lines.map(({ effects }) => effects),
    words,
    brandLevels: Float64Array.from(
      table.levels[BRAND]!.texts,
      (_, brand) => brandPeriods.effects[brand * periods] ?? 0,
    ),
    usualLogKm,
    counts: levels.map(({ ids, effects }) => {
      const counts = new Float64Array(effects.length);
      for (const id of ids) counts[id]! += 1;
      return counts;
    }),
  };
}

/** Predicts the logarithm of the price of a row, without its start price. */
export function predict(table: SaleTable, effects: Effects, row: number): number {
  let price = effects.base;
  for (let f = 0; f < FACTORS.length; f += 1) price += effects.levels[f]![table.levelIds[f]![row]!] ?? 0;
  for (let s = 0; s < SLOPES.length; s += 1)
    price +=
      (effects.lines[s]![table.lineIds[s]![row]!] ?? 0) *
      findLine(
        SLOPES[s]!.of,
        table.ages[row]!,
        table.logKms[row]!,
        effects.usualLogKm[table.ageBandIds[row]!] ?? Number.NaN,
      );
  const bits = table.wordBits[row]!;
  for (let word = 0; word < effects.words.length; word += 1)
    if (bits & (1 << word)) price += effects.words[word]!;
  return price + (effects.brandLevels[table.levelIds[BRAND]![row]!] ?? 0);
}
