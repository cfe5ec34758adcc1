import { z } from 'zod';

/** Upper bounds are inclusive. The last row has null, which means no bound. */
const bound = z.number().positive().nullable();
const amount = z.number().min(0);
const percent = z.number().min(0).max(100);
const day = z.iso.date();

const isRising = (bounds: readonly (number | null | undefined)[]): boolean =>
  bounds.every((upTo, index) => {
    if (index === bounds.length - 1) return upTo === null;
    const before = index === 0 ? 0 : bounds[index - 1];
    return typeof upTo === 'number' && typeof before === 'number' && upTo > before;
  });

const UNSORTED = 'each bound must be above the previous one, and the last must be null';

/** Creates a check that each of the named bounds rises and is null in the last row. */
const createRisingCheck =
  <const Bound extends string>(...names: readonly Bound[]) =>
  (rows: readonly Readonly<Record<Bound, number | null>>[]): boolean =>
    names.every((name) => isRising(rows.map((row) => row[name])));

/** The source of a table, and how well its figures were checked. */
const tableSource = {
  source: z.string().min(5),
  confidence: z.enum(['high', 'medium', 'low']),
};

const byPower = { upToHp: bound, upToKw: bound };
const risesByPower = createRisingCheck('upToHp', 'upToKw');
const byCc = { upToCc: bound };

const shareRows = z
  .array(z.strictObject({ ...byCc, percent }))
  .min(1)
  .refine(createRisingCheck('upToCc'), UNSORTED);
const euroRows = z
  .array(z.strictObject({ ...byCc, eurPerCc: amount }))
  .min(1)
  .refine(createRisingCheck('upToCc'), UNSORTED);
const largerRows = z
  .array(z.strictObject({ ...byCc, percent, eurPerCc: amount }))
  .min(1)
  .refine(createRisingCheck('upToCc'), UNSORTED);
const byValueRows = z
  .array(z.strictObject({ upToEur: bound, percent, eurPerCc: amount }))
  .min(1)
  .refine(createRisingCheck('upToEur'), UNSORTED);
const clearanceRows = z
  .array(z.strictObject({ upToRub: bound, feeRub: amount.int() }))
  .min(1)
  .refine(createRisingCheck('upToRub'), UNSORTED);
const exciseRows = z
  .array(z.strictObject({ ...byPower, rubPerHp: amount }))
  .min(1)
  .refine(risesByPower, UNSORTED);

/** Up to three years of age, and above. */
const coefficients = z.tuple([z.number().positive(), z.number().positive()]);
const recyclingRows = z
  .array(z.strictObject({ ...byPower, coefficients: z.array(coefficients).min(1) }))
  .min(1)
  .refine(risesByPower, UNSORTED);

const commercialDuty = z.strictObject({ under3: shareRows, from3to7: largerRows, over7: euroRows });

const recycling = z
  .strictObject({
    ...tableSource,
    baseRub: z.number().positive(),
    /**
     * The commercial coefficients are divided by it without rounding: those of December 2025 are those of 2026 ÷ 1.2.
     */
    commercialDivisor: z.number().positive(),
    /** For individuals, up to these limits. Above them the commercial coefficients apply. */
    personal: z.strictObject({
      coefficients,
      combustion: z.strictObject({ ...byPower, ...byCc }),
      electric: z.strictObject(byPower),
    }),
    /** The columns of `combustion`. */
    displacementsCc: z.array(bound).min(1).refine(isRising, UNSORTED),
    combustion: recyclingRows,
    /** By 30-minute power. */
    electric: recyclingRows,
  })
  .refine(
    (table) => table.combustion.every((row) => row.coefficients.length === table.displacementsCc.length),
    { path: ['combustion'], error: 'each row must have a pair of coefficients for each displacement' },
  )
  .refine(({ electric }) => electric.every((row) => row.coefficients.length === 1), {
    path: ['electric'],
    error: 'each row must have one pair of coefficients',
  });

/** One set of tables: the law of one period. Both days are inclusive. */
export const tableSetSchema = z
  .strictObject({
    validFrom: day,
    validTo: day,
    personalDuty: z.strictObject({
      ...tableSource,
      under3: byValueRows,
      from3to5: euroRows,
      over5: euroRows,
    }),
    commercialDuty: z.strictObject({ ...tableSource, petrol: commercialDuty, diesel: commercialDuty }),
    electricDuty: z.strictObject({ ...tableSource, percent }),
    excise: z.strictObject({ ...tableSource, rows: exciseRows, motorcycle: exciseRows }),
    vat: z.strictObject({ ...tableSource, percent }),
    clearanceFee: z.strictObject({ ...tableSource, rows: clearanceRows }),
    recycling,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, {
    path: ['validTo'],
    error: 'the period ends before it begins',
  });
export type TableSetData = z.output<typeof tableSetSchema>;
export type TableSource = Pick<TableSetData['vat'], 'source' | 'confidence'>;
