import type { z } from 'zod';
import { calcInputSchema } from '@vvoz/api/calc/calcSchemas';
import { findMessageRu } from '@vvoz/api/wire/complaints';
import type { CostInput, Receipt } from '@vvoz/law/costTypes';
import { calculateCost } from './calculateCost.ts';
import { resolveDay } from './clearanceDay.ts';
import { CostInputError } from './CostInputError.ts';
import type { LearntPowers } from './kinds/learntPowers.ts';
import type { Rates } from './rates.ts';
import type { Settings } from './settings.ts';
import { selectTables, type AllTables } from './selectTables.ts';

/** Parses a value by a schema. Throws a CostInputError for the first wrong field. */
export function readWithSchema<T>(schema: z.ZodType<T>, raw: unknown): T {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const english = issue?.message ?? '';
  throw new CostInputError(
    issue?.path.join('.') || 'input',
    english,
    (issue && findMessageRu(issue)) ?? english,
  );
}

/** Parses untrusted input and fills in defaults. Throws a CostInputError for the first wrong field. */
export const readCostInput = (raw: unknown): CostInput => readWithSchema(calcInputSchema, raw);

/** The data that calculations use. */
export interface CostData {
  readonly tables: AllTables;
  readonly settings: Settings;
  readonly rates: Rates;
  /** YYYY-MM-DD. The day for input without `date`. */
  readonly today: string;
  /** The powers that feeds state, for stored lots whose feed states none. */
  readonly learnt?: LearntPowers | undefined;
}

/**
 * Calculates the receipt for checked input, with the tables of its day (see `resolveDay`). Throws a CostInputError.
 */
export function calculateReceipt(input: CostInput, { tables, settings, rates, today }: CostData): Receipt {
  const { date } = resolveDay(input, settings, today);
  return calculateCost(input, selectTables(tables, date), settings, rates, date, today);
}
