import { Big } from 'big.js';
import type { BidResponse } from '@vvoz/law/bidTypes';
import type { CostInput } from '@vvoz/law/costTypes';
import { CostInputError } from '../CostInputError.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { findCheaperAbove } from './findCheaperAbove.ts';
import { findLastTrue } from './findLastTrue.ts';
import { createLadder, type Ladder } from './ladder.ts';
import { findOverBudgetBelow } from './findOverBudgetBelow.ts';

/** The highest number of steps within the budget, or null. */
function findHighestCount(ladder: Ladder, budgetRub: number): number | null {
  const fits = (count: number): boolean => ladder.getTotal(count) <= budgetRub;
  // Above this number the price alone exceeds the budget, even without the margin.
  const maxCount = new Big(budgetRub).plus(1).div(ladder.stepRub).round(0, Big.roundDown).toNumber();
  for (const { first, last } of ladder.splitSegments(1, maxCount).toReversed())
    if (fits(first)) return findLastTrue(first, last, fits);
  return null;
}

/**
 * Finds the highest bid, a multiple of the step, whose total stays within the budget. The result is the same as that of
 * a full scan. The total may fall when the bid rises: above 8 500 € of customs value the single duty falls from 54 % to
 * 48 %. So the bids are split into segments at such bounds. Within a segment the total never falls, so the highest
 * segment with a fitting bid is searched by bisection. When facts are missing, the dearest outcome must fit. Pure;
 * needs some forty calculations. Throws a CostInputError.
 * @param input its price is optional, and only used for `cheaperAbove`
 * @param budgetRub ₽, for everything
 * @param step in the input's currency; undefined: the currency's default
 * @param tables the tables in force on `date`
 * @param date YYYY-MM-DD, the day of the customs declaration
 */
export function findHighestBid(
  input: CostInput,
  budgetRub: number,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): BidResponse {
  if (!Number.isFinite(budgetRub))
    throw new CostInputError('budgetRub', 'must be a number', 'бюджет должен быть числом');
  if (input.customsValueRub !== undefined)
    throw new CostInputError(
      'customsValueRub',
      'cannot be combined with a budget: leave it out',
      'нельзя указывать вместе с бюджетом',
    );
  const ladder = createLadder(input, step, tables, settings, rates, date);
  // Throws for invalid input even when the budget is too small for any bid.
  ladder.getTotal(1);
  const count = findHighestCount(ladder, budgetRub);
  return {
    bid: count === null ? null : ladder.getBid(count),
    currency: ladder.currency,
    step: ladder.step,
    budgetRub,
    variant: input.variant,
    receipt: count === null ? null : ladder.getReceipt(count),
    overBudgetBelow: count === null ? null : findOverBudgetBelow(ladder, count, budgetRub),
    cheaperAbove: findCheaperAbove(input, step, tables, settings, rates, date),
  };
}
