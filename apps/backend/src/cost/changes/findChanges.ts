import type { Change } from '@vvoz/law/costChanges';
import type { CostInput } from '@vvoz/law/costTypes';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import { findAgeChange } from './findAgeChange.ts';
import { findPayerChange } from './findPayerChange.ts';
import { findMotorChange, findPowerChange } from './findPowerChange.ts';
import { findPriceChange } from './findPriceChange.ts';
import { recalculate, type SelectTablesOn } from './calculation.ts';
import { findTablesChanges } from './findTablesChanges.ts';

/**
 * Finds what would change the total of a vehicle imported whole: power, age, payer, price, later tables. Each change is
 * the difference between two receipts; when facts are missing, between their dearest outcomes. Sorted by difference,
 * the largest saving first. Empty for other variants. Pure; needs some twenty calculations. Throws a CostInputError.
 * @param selectTablesOn `(day) => selectTables(all, day)`
 * @param date YYYY-MM-DD, the day of the declaration
 */
export function findChanges(
  input: CostInput,
  selectTablesOn: SelectTablesOn,
  settings: Settings,
  rates: Rates,
  date: string,
): readonly Change[] {
  const base = { input, selectTablesOn, settings, rates, date };
  const calculation = { ...base, receipt: recalculate(base, {}) };
  if (input.variant !== 'poshlina') return [];
  return [
    findPowerChange(calculation),
    findMotorChange(calculation),
    findAgeChange(calculation),
    findPayerChange(calculation),
    findPriceChange(calculation),
    ...findTablesChanges(calculation),
  ]
    .filter((change) => change !== null)
    .sort((one, other) => one.deltaRub - other.deltaRub);
}
