import type { Change } from '@vvoz/catalogue/cost/costChanges';
import { findCheaperAbove } from '../reverse/findCheaperAbove.ts';
import type { Question } from './question.ts';
import { formatDeltaAmountFirst, formatAmount } from './changeTexts.ts';

/** A bid that is a little higher and costs less in the end; by the currency's usual bid step. */
export function findPriceChange({ input, tablesOn, settings, rates, date }: Question): Change | null {
  const better = findCheaperAbove(input, undefined, tablesOn(date), settings, rates, date);
  if (!better) return null;
  return {
    code: 'price',
    text: `ставка на ${formatAmount(better.raise, better.currency)} выше — ${formatDeltaAmountFirst(better.deltaRub)}`,
    deltaRub: better.deltaRub,
    receiptTotal: better.total,
    receiptId: better.receiptId,
    apply: { price: better.bid },
  };
}
