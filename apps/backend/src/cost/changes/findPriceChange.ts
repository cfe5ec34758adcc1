import type { Change } from '@vvoz/law/costChanges';
import { findCheaperAbove } from '../reverse/findCheaperAbove.ts';
import type { Calculation } from './calculation.ts';
import { formatDeltaAmountFirst, formatAmount } from './changeTexts.ts';

/** Finds a slightly higher bid with a lower total. Uses the currency's default bid step. */
export function findPriceChange({
  input,
  selectTablesOn,
  settings,
  rates,
  date,
}: Calculation): Change | null {
  const cheaper = findCheaperAbove(input, undefined, selectTablesOn(date), settings, rates, date);
  if (!cheaper) return null;
  return {
    code: 'price',
    text: `ставка на ${formatAmount(cheaper.raise, cheaper.currency)} выше — ${formatDeltaAmountFirst(cheaper.deltaRub)}`,
    deltaRub: cheaper.deltaRub,
    receiptTotal: cheaper.total,
    receiptId: cheaper.receiptId,
    apply: { price: cheaper.bid },
  };
}
