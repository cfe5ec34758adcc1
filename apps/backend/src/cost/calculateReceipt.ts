import type { z } from 'zod';
import { calcInputSchema } from '@vvoz/api/calc/calcSchemas';
import { messageRuOf } from '@vvoz/api/wire/complaints';
import type { CostInput, Receipt } from '@vvoz/catalogue/cost/costTypes';
import { calculateCost } from './calculateCost.ts';
import { CostInputError } from './CostInputError.ts';
import type { Rates } from './rates.ts';
import type { Settings } from './settings.ts';
import { selectTables, type AllTables } from './tables.ts';

/** Reads by a schema of the calculator. Throws a CostInputError for the first field that is wrong. */
export function readWithSchema<T>(schema: z.ZodType<T>, raw: unknown): T {
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const english = issue?.message ?? '';
  throw new CostInputError(
    issue?.path.join('.') || 'input',
    english,
    (issue && messageRuOf(issue)) ?? english,
  );
}

/** Checks a question from outside. Throws a CostInputError for the first field that is wrong. */
export const readCostInput = (raw: unknown): CostInput => readWithSchema(calcInputSchema, raw);

/** What questions are answered by. */
export interface CostData {
  readonly tables: AllTables;
  readonly settings: Settings;
  readonly rates: Rates;
  /** YYYY-MM-DD, for questions that name no day. */
  readonly today: string;
}

/** Answers a checked question by the tables of its day. Throws a CostInputError. */
export function calculateReceipt(input: CostInput, { tables, settings, rates, today }: CostData): Receipt {
  const date = input.date ?? today;
  return calculateCost(input, selectTables(tables, date), settings, rates, date);
}
