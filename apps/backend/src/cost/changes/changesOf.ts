import type { Change } from '@vvoz/catalogue/cost/costChanges';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import { ageChange } from './ageChange.ts';
import { payerChange } from './payerChange.ts';
import { motorChange, powerChange } from './powerChange.ts';
import { priceChange } from './priceChange.ts';
import { receiptWith, type TablesOn } from './question.ts';
import { tablesChanges } from './tablesChanges.ts';

/**
 * What would change the total of a vehicle that is cleared whole: power, age, payer, price, later tables. Each is the
 * difference of two receipts of the engine, the dearer ones where two outcomes remain. The one that saves most comes
 * first, those that cost more come last; none for the other variants. Pure; some twenty calculations. Throws a
 * CostInputError for a question that cannot be calculated.
 * @param tablesOn `(day) => tablesFor(all, day)`
 * @param date YYYY-MM-DD, the day of the declaration
 */
export function changesOf(
  input: CostInput,
  tablesOn: TablesOn,
  settings: Settings,
  rates: Rates,
  date: string,
): readonly Change[] {
  const asked = { input, tablesOn, settings, rates, date };
  const question = { ...asked, receipt: receiptWith(asked, {}) };
  if (input.variant !== 'poshlina') return [];
  return [
    powerChange(question),
    motorChange(question),
    ageChange(question),
    payerChange(question),
    priceChange(question),
    ...tablesChanges(question),
  ]
    .filter((change) => change !== null)
    .sort((one, other) => one.deltaRub - other.deltaRub);
}
