import type { Change } from '@vvoz/catalogue/cost/costChanges';
import { cheaperAbove } from '../reverse/cheaperAbove.ts';
import type { Question } from './question.ts';
import { byCheaper, moneyText } from './changeTexts.ts';

/** A bid that is a little higher and costs less in the end; by the currency's usual bid step. */
export function priceChange({ input, tablesOn, settings, rates, date }: Question): Change | null {
  const better = cheaperAbove(input, undefined, tablesOn(date), settings, rates, date);
  if (!better) return null;
  return {
    code: 'price',
    text: `ставка на ${moneyText(better.raise, better.currency)} выше — ${byCheaper(better.deltaRub)}`,
    deltaRub: better.deltaRub,
    receiptTotal: better.total,
    receiptId: better.receiptId,
    apply: { price: better.bid },
  };
}
