import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { findChanges } from './changes/findChanges.ts';
import { calculateReceipt, type CostData } from './calculateReceipt.ts';
import { selectTables } from './tables.ts';

/** Calculates the receipt for checked input, and the changes that would alter its total. Throws a CostInputError. */
export function calculateAnswer(input: CostInput, data: CostData): CalcAnswer {
  const receipt = calculateReceipt(input, data);
  const { tables, settings, rates } = data;
  const selectTablesOn = (day: string) => selectTables(tables, day);
  return {
    ...receipt,
    lines: [...receipt.lines],
    changes: findChanges(input, selectTablesOn, settings, rates, receipt.date),
  };
}
