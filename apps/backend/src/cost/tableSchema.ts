import { z } from 'zod';

const bound = z.number().positive().nullable();
const rate = z.number().min(0);
const percent = z.number().min(0).max(100);

/** Where a table stands in the law (Russian), and how far the figures are to be trusted. */
const sourced = { act: z.string().trim().min(1), confidence: z.enum(['high', 'low']) };

/** Whether upper bounds rise strictly and only the last, null, is open. */
export const boundsRise = (bounds: readonly (number | null)[]): boolean =>
  bounds.every((upper, at) => {
    if (at === bounds.length - 1) return upper === null;
    const before = at === 0 ? 0 : (bounds[at - 1] ?? 0);
    return upper !== null && upper > before;
  });

/** Rows by rising upper bounds, the last of which is open (null) in each of the columns `keys`. */
export const risingRows = <T extends z.ZodRawShape>(shape: T, keys: readonly (keyof T & string)[]) =>
  z
    .array(z.strictObject(shape))
    .min(1)
    .superRefine((rows, context) => {
      for (const key of keys)
        if (!boundsRise(rows.map((row) => (row as Record<string, number | null>)[key] ?? null)))
          context.addIssue({ code: 'custom', message: `${key} must rise from row to row and end with null` });
    });

const POWER_BOUNDS = { maxKw: bound, maxHp: bound };
const EXCISE = { ...POWER_BOUNDS, rubPerHp: rate };
const ETT_ROW = {
  maxCc: bound,
  youngPercent: percent,
  middlePercent: percent,
  middleMinEurPerCc: rate,
  oldEurPerCc: rate,
};

const recyclingSchema = z
  .strictObject({
    ...sourced,
    baseRub: z.number().positive(),
    /** The commercial coefficients are divided by it, unrounded. */
    divisor: z.number().positive(),
    personal: z.strictObject({
      under3: rate,
      older: rate,
      combustion: z.strictObject({ maxCc: bound, ...POWER_BOUNDS }),
      electric: z.strictObject(POWER_BOUNDS),
    }),
    /** Upper bounds of the columns of `combustion`, cm³. */
    maxCc: z.array(bound).refine(boundsRise, { error: 'maxCc must rise and end with null' }),
    combustion: risingRows({ ...POWER_BOUNDS, under3: z.array(rate), older: z.array(rate) }, [
      'maxKw',
      'maxHp',
    ]),
    electric: risingRows({ ...POWER_BOUNDS, under3: rate, older: rate }, ['maxKw', 'maxHp']),
  })
  .superRefine(({ maxCc, combustion }, context) => {
    combustion.forEach((row, at) => {
      for (const age of ['under3', 'older'] as const)
        if (row[age].length !== maxCc.length)
          context.addIssue({
            code: 'custom',
            path: ['combustion', at, age],
            message: `needs ${maxCc.length} coefficients, one a column of maxCc`,
          });
    });
  });

/** One file of tables: everything that is law on the days from `validFrom` to `validTo`, both inclusive. */
export const tableFileSchema = z
  .strictObject({
    validFrom: z.iso.date(),
    validTo: z.iso.date(),
    /** Individuals, combustion engines and parallel hybrids. */
    ets: z.strictObject({
      ...sourced,
      young: risingRows({ maxEur: bound, percent, minEurPerCc: rate }, ['maxEur']),
      older: risingRows({ maxCc: bound, from3to5: rate, over5: rate }, ['maxCc']),
    }),
    /** Electric cars and series hybrids, whoever pays. */
    electricDuty: z.strictObject({ ...sourced, percent }),
    /** Legal entities; gas and parallel hybrids go by `petrol`. */
    ett: z.strictObject({
      ...sourced,
      petrol: risingRows(ETT_ROW, ['maxCc']),
      diesel: risingRows(ETT_ROW, ['maxCc']),
    }),
    clearanceFee: z.strictObject({
      ...sourced,
      rows: risingRows({ maxRub: bound, rub: z.int().min(0) }, ['maxRub']),
    }),
    excise: z.strictObject({ ...sourced, rows: risingRows(EXCISE, ['maxHp', 'maxKw']) }),
    vat: z.strictObject({ ...sourced, percent }),
    recycling: recyclingSchema,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, {
    error: 'validTo lies before validFrom',
    path: ['validTo'],
  });
export type TableFile = z.output<typeof tableFileSchema>;
export type Confidence = TableFile['vat']['confidence'];
