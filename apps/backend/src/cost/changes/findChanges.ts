import type { Change } from '@vvoz/catalogue/cost/costChanges';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import { findAgeChange } from './findAgeChange.ts';
import { findPayerChange } from './findPayerChange.ts';
import { findMotorChange, findPowerChange } from './findPowerChange.ts';
import { findPriceChange } from './findPriceChange.ts';
import { recalculate, type TablesOn } from './question.ts';
import { findTablesChanges } from './findTablesChanges.ts';

/**
 * What would change the total of a vehicle that is cleared whole: power, age, payer, price, later tables. Each is the
 * difference of two receipts of the engine, the dearer ones where two outcomes remain. The one that saves most comes
 * first, those that cost more come last; none for the other variants. Pure; some twenty calculations. Throws a
 * CostInputError for a question that cannot be calculated.
 * @param tablesOn `(day) => selectTables(all, day)`
 * @param date YYYY-MM-DD, the day of the declaration
 */
export function findChanges(
  input: CostInput,
  tablesOn: TablesOn,
  settings: Settings,
  rates: Rates,
  date: string,
): readonly Change[] {
  const asked = { input, tablesOn, settings, rates, date };
  const question = { ...asked, receipt: recalculate(asked, {}) };
  if (input.variant !== 'poshlina') return [];
  return [
    findPowerChange(question),
    findMotorChange(question),
    findAgeChange(question),
    findPayerChange(question),
    findPriceChange(question),
    ...findTablesChanges(question),
  ]
    .filter((change) => change !== null)
    .sort((one, other) => one.deltaRub - other.deltaRub);
}
