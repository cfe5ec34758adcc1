import type { CostInput, Receipt } from '@vvoz/law/costTypes';
import { calculateReceipt, type CostData } from './calculateReceipt.ts';
import { resolveDay } from './clearanceDay.ts';
import { findBorder } from './findBorder.ts';
import { findLimit160 } from './limit160.ts';
import { selectTables } from './selectTables.ts';

/**
 * Calculates the receipt for checked input with what decides about its day: where the day came from, a border within
 * its uncertainty, and the limit of 160 hp. Throws a CostInputError.
 */
export function calculateFullReceipt(input: CostInput, data: CostData): Receipt {
  const receipt = calculateReceipt(input, data);
  const { date, day } = resolveDay(input, data.settings, data.today);
  const border = findBorder(input, data, date, day.uncertaintyDays);
  const limit160 = findLimit160(input, selectTables(data.tables, date));
  return {
    ...receipt,
    day,
    madeOn: data.today,
    ...(border ? { border } : {}),
    ...(limit160 ? { limit160 } : {}),
  };
}
