import { z } from 'zod';
import { FACTORS, SLOPES } from './factors.ts';
import type { SaleTable } from './SaleTable.ts';
import { fit, MIN_SALES, type Fit } from './train.ts';

/** Changes when the factors or the format change: a file of another format is not read. */
export const MODEL_FORMAT = 1;
/** Effects smaller than this are left out of the file. */
const MIN_EFFECT = 0.0005;
const DIGITS = 10_000;
const DAY_MS = 86_400_000;

const numbers = z.record(z.string(), z.number());
const range = z.tuple([z.number(), z.number(), z.number()]);

/** The model of one archive. Effects are on the logarithm of the price, by level of a factor. */
export const modelSchema = z.object({
  /** Last day of the sales, YYYY-MM-DD. */
  through: z.iso.date(),
  sales: z.int(),
  base: z.number(),
  levels: z.array(numbers).length(FACTORS.length),
  lines: z.array(numbers).length(SLOPES.length),
  words: numbers,
  brandLevels: numbers,
  usualLogKm: numbers,
  /** Number of sales by code and year, by code, and by model. */
  counts: z.object({ cell: numbers, code: numbers, model: numbers }),
  calibration: z.object({
    starts: z.array(z.number()),
    spread: z.number(),
    spreads: z.object({
      cell: numbers,
      code: numbers,
      model: numbers,
      age: numbers,
      price: numbers,
      brand: numbers,
      start: numbers,
    }),
    range,
    ranges: z.record(z.string(), range),
  }),
});
export type Model = Readonly<z.output<typeof modelSchema>>;

const shorten = (value: number): number => Math.round(value * DIGITS) / DIGITS;

function toRecord(
  texts: readonly string[],
  values: Float64Array,
  minimum = MIN_EFFECT,
): Record<string, number> {
  const record: Record<string, number> = {};
  texts.forEach((text, id) => {
    const value = values[id] ?? 0;
    if (Math.abs(value) >= minimum) record[text] = shorten(value);
  });
  return record;
}

const findFactor = (name: (typeof FACTORS)[number]['name']): number =>
  FACTORS.findIndex((factor) => factor.name === name);

/** Converts a fit into a model that can be stored. */
function toModel(table: SaleTable, rows: Int32Array, { effects, calibration }: Fit): Model {
  const count = (name: (typeof FACTORS)[number]['name']): Record<string, number> => {
    const factor = findFactor(name);
    return toRecord(table.levels[factor]!.texts, effects.counts[factor]!, 1);
  };
  return {
    through: new Date(table.days[rows.at(-1)!]! * DAY_MS).toISOString().slice(0, 10),
    sales: rows.length,
    base: effects.base,
    levels: FACTORS.map((_, f) => toRecord(table.levels[f]!.texts, effects.levels[f]!)),
    lines: SLOPES.map((_, s) => toRecord(table.lines[s]!.texts, effects.lines[s]!)),
    words: toRecord(table.listWords(), effects.words),
    brandLevels: toRecord(table.levels[findFactor('brand')]!.texts, effects.brandLevels),
    usualLogKm: Object.fromEntries(
      table.ageBands.texts.flatMap((band, id) => {
        const logKm = effects.usualLogKm[id]!;
        return Number.isNaN(logKm) ? [] : [[band, shorten(logKm)]];
      }),
    ),
    counts: { cell: count('code and year'), code: count('code'), model: count('model') },
    calibration: {
      starts: calibration.starts.map(shorten),
      spread: calibration.spread,
      spreads: calibration.spreads,
      range: [...calibration.range],
      ranges: Object.fromEntries(Object.entries(calibration.ranges).map(([group, own]) => [group, [...own]])),
    },
  };
}

/** Trains a model on all sales of a table; undefined if they are too few. */
export function train(table: SaleTable): Model | undefined {
  if (table.count < MIN_SALES) return undefined;
  const rows = table.listRows();
  return toModel(table, rows, fit(table, rows));
}
