import type { Change, ChangeCode, ChangedFields } from '@vvoz/law/costChanges';
import type { CostInput, Receipt } from '@vvoz/law/costTypes';
import { calculateCost } from '../calculateCost.ts';
import { CostInputError } from '../CostInputError.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';

/** Returns the tables in force on a day (YYYY-MM-DD). */
export type SelectTablesOn = (date: string) => TableSet;

/** The input of a calculation with its data and its receipt. */
export interface Calculation {
  readonly input: CostInput;
  readonly selectTablesOn: SelectTablesOn;
  readonly settings: Settings;
  readonly rates: Rates;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly receipt: Receipt;
}

/** Calculates the receipt with some fields replaced. If `date` is among them, the tables of that day are used. */
export function recalculate(
  { input, selectTablesOn, settings, rates, date }: Omit<Calculation, 'receipt'>,
  apply: ChangedFields,
): Receipt {
  const day = apply.date ?? date;
  return calculateCost({ ...input, ...apply }, selectTablesOn(day), settings, rates, day);
}

/** The same; null when the vehicle would have no known sum or contradictory facts. */
export function tryRecalculate(
  calculation: Omit<Calculation, 'receipt'>,
  apply: ChangedFields,
): Receipt | null {
  try {
    return recalculate(calculation, apply);
  } catch (error) {
    if (error instanceof CostInputError) return null;
    throw error;
  }
}

/**
 * Describes how the receipt `changed` differs from that of the calculation. Null when both totals are equal.
 * `formatText` gets the difference, ₽.
 */
export function createChange(
  code: ChangeCode,
  { receipt }: Calculation,
  apply: ChangedFields,
  changed: Receipt,
  formatText: (deltaRub: number) => string,
): Change | null {
  const { total } = changed.totals;
  const deltaRub = total - receipt.totals.total;
  if (deltaRub === 0) return null;
  return { code, text: formatText(deltaRub), deltaRub, receiptTotal: total, receiptId: changed.id, apply };
}
