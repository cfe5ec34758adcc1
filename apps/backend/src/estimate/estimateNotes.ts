import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { BackTestReport } from '@vvoz/estimate/backTest';
import { z } from 'zod';
import { readNote, writeNote } from '../state/notes.ts';
import type { StateDb } from '../state/schema.ts';

const OFF = 'estimate:off';
const DRIFT = 'estimate:drift';
/** A week with fewer sales shows chance, not drift. */
const MIN_WEEK_SALES = 100;
/** The last week has drifted if its error is so many times the usual one, or its coverage is lower than this. */
const MAX_ERROR_RATIO = 1.5;
const MIN_COVERAGE = 0.65;

const typeSchema = z.enum(CATALOGUE_TYPE_NAMES);
const driftSchema = z.object({
  type: typeSchema,
  /** Last day of the week, YYYY-MM-DD. */
  week: z.string(),
  sales: z.int(),
  /** Median of |estimate / price − 1|. */
  error: z.number(),
  /** Share of prices between the ends; 0.8 is right. */
  coverage: z.number(),
  /** Error of the weeks before. */
  usualError: z.number(),
});
/** How far estimates were from the prices of the last week, by a model that did not know them. */
export type EstimateDrift = Readonly<z.output<typeof driftSchema>>;

/** Reads the types whose estimates the operator has switched off. */
export const readOffTypes = async (db: StateDb): Promise<readonly CatalogueType[]> =>
  z.array(typeSchema).parse(JSON.parse((await readNote(db, OFF)) ?? '[]'));

/** Switches the estimates of a type on or off. The next scheduled recalculation of costs applies it. */
export async function switchEstimates(db: StateDb, type: CatalogueType, isOn: boolean): Promise<void> {
  const others = (await readOffTypes(db)).filter((name) => name !== type);
  await writeNote(db, OFF, JSON.stringify(isOn ? others : [...others, type]));
}

/** Compares the last week of a back-test with the weeks before; undefined without weeks to compare. */
export function findDrift(type: CatalogueType, { byWeek }: BackTestReport): EstimateDrift | undefined {
  const last = byWeek.at(-1);
  const before = byWeek.slice(0, -1);
  const sales = before.reduce((sum, week) => sum + week.sales, 0);
  if (!last || sales === 0) return undefined;
  return {
    type,
    week: last.name,
    sales: last.sales,
    error: last.error,
    coverage: last.coverage,
    usualError: before.reduce((sum, week) => sum + week.error * week.sales, 0) / sales,
  };
}

/** True if the operator should look at the estimates. */
export const hasDrifted = ({ sales, error, coverage, usualError }: EstimateDrift): boolean =>
  sales >= MIN_WEEK_SALES && (error > usualError * MAX_ERROR_RATIO || coverage < MIN_COVERAGE);

export const noteDrifts = (db: StateDb, drifts: readonly EstimateDrift[]): Promise<void> =>
  writeNote(db, DRIFT, JSON.stringify(drifts));

/** Reads the drifts of the last training with a back-test. */
export const readDrifts = async (db: StateDb): Promise<readonly EstimateDrift[]> =>
  z.array(driftSchema).parse(JSON.parse((await readNote(db, DRIFT)) ?? '[]'));
