import { Big } from 'big.js';
import type { CheaperAbove } from '@vvoz/catalogue/cost/bidTypes';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { calculateCost } from '../calculateCost.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { createLadder } from './ladder.ts';

/** How much dearer a bid may be and still be «a little more». */
const MAX_TIMES = 1.15;

/**
 * When a little more would cost less: the lowest bid above the price, a multiple of the step and at most 15 % higher,
 * whose total is below that of the price. Null where there is none, and where the question has no price. Throws a
 * CostInputError for what cannot be calculated.
 * @param step in the question's currency; undefined: the usual one of the currency
 */
export function findCheaperAbove(
  input: CostInput,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): CheaperAbove | null {
  const { price, currency } = input;
  if (price === undefined || currency === undefined || input.customsValueRub !== undefined) return null;
  const ladder = createLadder(input, step, tables, settings, rates, date);
  const stepsIn = (amount: Big): number => amount.div(ladder.step).round(0, Big.roundDown).toNumber();
  const exact = new Big(price);
  const next = stepsIn(exact) + 1;
  const most = stepsIn(exact.times(MAX_TIMES));
  const { total: now } = calculateCost(input, tables, settings, rates, date).totals;
  // Only the first bid past a bound can be cheaper: from there on the total rises again.
  for (const { first } of ladder.segments(next, most)) {
    const total = ladder.totalOf(first);
    if (total >= now) continue;
    const bid = ladder.bidOf(first);
    return {
      bid,
      currency,
      raise: new Big(bid).minus(exact).toNumber(),
      total,
      deltaRub: total - now,
      receiptId: ladder.receiptOf(first).id,
    };
  }
  return null;
}
