import { Big } from 'big.js';
import type { CheaperAbove } from '@vvoz/law/bidTypes';
import type { CostInput } from '@vvoz/law/costTypes';
import { calculateCost } from '../calculateCost.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { createLadder } from './ladder.ts';

/** How much higher the bid may be, as a factor. */
const MAX_TIMES = 1.15;

/**
 * Finds a higher bid that costs less: the lowest multiple of the step above the price, at most 15 % higher, whose total
 * is below that of the price. Null when there is none, or the input has no price. Throws a CostInputError.
 * @param step in the input's currency; undefined: the currency's default
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
  const countSteps = (amount: Big): number => amount.div(ladder.step).round(0, Big.roundDown).toNumber();
  const exactPrice = new Big(price);
  const next = countSteps(exactPrice) + 1;
  const last = countSteps(exactPrice.times(MAX_TIMES));
  const { total: totalNow } = calculateCost(input, tables, settings, rates, date).totals;
  // Only the first bid of a segment can be cheaper, because the total rises within a segment.
  for (const { first } of ladder.splitSegments(next, last)) {
    const total = ladder.getTotal(first);
    if (total >= totalNow) continue;
    const bid = ladder.getBid(first);
    return {
      bid,
      currency,
      raise: new Big(bid).minus(exactPrice).toNumber(),
      total,
      deltaRub: total - totalNow,
      receiptId: ladder.getReceipt(first).id,
    };
  }
  return null;
}
