import { CERTAINTIES } from '@vvoz/law/certainty';
import { MACHINE_KINDS } from '@vvoz/law/costTypes';
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

const certainty = z.enum(CERTAINTIES);

/** The source of a table, and how certain its figures are. `asOf`: the year of `last_known` figures. */
const tableSource = {
  source: z.string().min(5),
  certainty,
  asOf: z.int().min(2000).max(2200).optional(),
};

/** A row that is more or less certain than its table says so. */
const rowCertainty = { certainty: certainty.optional() };

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
  .array(z.strictObject({ ...byPower, rubPerHp: amount, ...rowCertainty }))
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

const trucks = z.strictObject({
  ...tableSource,
  baseRub: z.number().positive(),
  /** By gross mass. Lorries and vans; other kinds have coefficients of their own in `recycling-fee-trucks.csv`. */
  rows: z
    .array(z.strictObject({ upToKg: bound, coefficients, ...rowCertainty }))
    .min(1)
    .refine(createRisingCheck('upToKg'), UNSORTED),
});

const TRUCK_AGES = ['under3', 'from3to5', 'from5to7', 'over7'] as const;
const TRUCK_FUELS = ['petrol', 'diesel', 'electric'] as const;

/** The first row that includes fuel, age, gross mass and displacement applies. */
const truckDuty = z
  .strictObject({
    ...tableSource,
    rows: z.array(
      z
        .strictObject({
          fuel: z.enum(TRUCK_FUELS),
          upToKg: bound,
          age: z.enum(TRUCK_AGES),
          upToCc: bound,
          percent: percent.optional(),
          eurPerCc: amount.optional(),
          ...rowCertainty,
        })
        .refine(
          (row) => row.percent !== undefined || row.eurPerCc !== undefined,
          'needs percent or eurPerCc',
        ),
    ),
  })
  .refine(
    ({ rows }) =>
      TRUCK_FUELS.every((fuel) =>
        TRUCK_AGES.every((age) =>
          rows.some(
            (row) => row.fuel === fuel && row.age === age && row.upToKg === null && row.upToCc === null,
          ),
        ),
      ),
    { path: ['rows'], error: 'each fuel and age needs a row without bounds' },
  );

const motorcycleDuty = z.strictObject({
  ...tableSource,
  electricPercent: percent,
  /** The bound is exclusive. */
  rows: z
    .array(z.strictObject({ belowCc: bound, percent }))
    .min(1)
    .refine(createRisingCheck('belowCc'), UNSORTED),
});

/** null: the figure of that year was not found. */
const machineCoefficients = z.tuple([z.number().positive().nullable(), z.number().positive().nullable()]);
const machineKind = z.strictObject({
  /** Percent; the ends where the rate depends on more than the kind. */
  duty: z.tuple([percent, percent]),
  /** The measure of `below`; absent: power in hp. */
  by: z.literal('cc').optional(),
  /** The known years, the earliest first. The bounds are exclusive, as in decree 81. */
  lines: z
    .array(
      z.strictObject({
        year: z.int().min(2000).max(2200),
        rows: z
          .array(z.strictObject({ below: bound, coefficients: machineCoefficients }))
          .min(1)
          .refine(createRisingCheck('below'), UNSORTED),
        ...rowCertainty,
      }),
    )
    .min(1)
    .refine(
      ([first]) => first?.rows.every(({ coefficients: pair }) => !pair.includes(null)) === true,
      'the first year must be complete',
    ),
});

const machinery = z.strictObject({
  ...tableSource,
  baseRub: z.number().positive(),
  /** How much a line that is not known may rise in each year since the last known one. */
  yearlyIncreasePercent: percent,
  dutySource: z.string().min(5),
  kinds: z.record(z.enum(MACHINE_KINDS), machineKind),
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
    trucks,
    truckDuty,
    motorcycleDuty,
    machinery,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, {
    path: ['validTo'],
    error: 'the period ends before it begins',
  });
export type TableSetData = z.output<typeof tableSetSchema>;
export type TableSource = Pick<TableSetData['vat'], 'source' | 'certainty' | 'asOf'>;
