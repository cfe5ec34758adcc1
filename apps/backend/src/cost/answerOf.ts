import type { CalcAnswer } from '@vvoz/api/calc/receipt';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { changesOf } from './changes/changesOf.ts';
import { calculateReceipt, type CostData } from './calculateReceipt.ts';
import { tablesFor } from './tables.ts';

/** The receipt of a checked question with what would change it. Throws a CostInputError. */
export function answerOf(input: CostInput, data: CostData): CalcAnswer {
  const receipt = calculateReceipt(input, data);
  const { tables, settings, rates } = data;
  const tablesOn = (day: string) => tablesFor(tables, day);
  return {
    ...receipt,
    lines: [...receipt.lines],
    changes: changesOf(input, tablesOn, settings, rates, receipt.date),
  };
}
