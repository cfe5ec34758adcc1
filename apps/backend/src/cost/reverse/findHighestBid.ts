import { Big } from 'big.js';
import type { BidAnswer } from '@vvoz/catalogue/cost/bidTypes';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from '../CostInputError.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { findCheaperAbove } from './findCheaperAbove.ts';
import { findLastTrue } from './findLastTrue.ts';
import { createLadder, type Ladder } from './ladder.ts';
import { findOverBudgetBelow } from './findOverBudgetBelow.ts';

/** The highest count of steps within the budget; null where there is none. */
function findHighestCount(ladder: Ladder, budgetRub: number): number | null {
  const fits = (count: number): boolean => ladder.totalOf(count) <= budgetRub;
  // The price alone is above the budget from here on; the margin of the selling rate only adds to it.
  const most = new Big(budgetRub).plus(1).div(ladder.stepRub).round(0, Big.roundDown).toNumber();
  for (const { first, last } of ladder.segments(1, most).toReversed())
    if (fits(first)) return findLastTrue(first, last, fits);
  return null;
}

/**
 * The highest bid of all, a multiple of the step, whose total stays within the budget: what a full scan would find. The
 * total does not simply rise with the bid: above 8 500 € of customs value the single duty falls from 54 % to 48 %. So bids
 * are cut at the bounds of customs value, between which it does, and the highest part with a bid that fits is halved.
 * Where the data leaves two outcomes, the dearer is held against the budget. Pure; some forty calculations. Throws a
 * CostInputError for what cannot be calculated.
 * @param input its price, where it has one, only says what `cheaperAbove` is about
 * @param budgetRub ₽, for everything together
 * @param step in the question's currency; undefined: the usual one of the currency
 * @param tables those in force on `date`
 * @param date YYYY-MM-DD, the day of the declaration
 */
export function findHighestBid(
  input: CostInput,
  budgetRub: number,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): BidAnswer {
  if (!Number.isFinite(budgetRub))
    throw new CostInputError('budgetRub', 'must be a number', 'бюджет должен быть числом');
  if (input.customsValueRub !== undefined)
    throw new CostInputError(
      'customsValueRub',
      'must not stand beside a budget',
      'нельзя указывать вместе с бюджетом',
    );
  const ladder = createLadder(input, step, tables, settings, rates, date);
  // Says what is wrong with the question even where the budget is too small for any bid.
  ladder.totalOf(1);
  const count = findHighestCount(ladder, budgetRub);
  return {
    bid: count === null ? null : ladder.bidOf(count),
    currency: ladder.currency,
    step: ladder.step,
    budgetRub,
    variant: input.variant,
    receipt: count === null ? null : ladder.receiptOf(count),
    overBudgetBelow: count === null ? null : findOverBudgetBelow(ladder, count, budgetRub),
    cheaperAbove: findCheaperAbove(input, step, tables, settings, rates, date),
  };
}
