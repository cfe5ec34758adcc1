import type { OverBudget } from '@vvoz/catalogue/cost/bidTypes';
import { findLastTrue } from './findLastTrue.ts';
import type { Ladder } from './ladder.ts';

/** The lowest run of bids below `top`, a count of steps, that are over the budget; null where all are within it. */
export function findOverBudgetBelow(ladder: Ladder, top: number, budgetRub: number): OverBudget | null {
  const fits = (count: number): boolean => ladder.totalOf(count) <= budgetRub;
  const segments = ladder.segments(1, top);
  // The last bid of a segment is its dearest, the first its cheapest.
  const begin = segments.findIndex(({ last }) => !fits(last));
  const start = segments[begin];
  if (!start) return null;
  const end = segments.findIndex(({ first }, index) => index > begin && fits(first));
  const run = segments.slice(begin, end);
  return {
    from: ladder.bidOf(fits(start.first) ? findLastTrue(start.first, start.last, fits) + 1 : start.first),
    to: ladder.bidOf(run.at(-1)?.last ?? start.last),
    total: Math.max(...run.map(({ last }) => ladder.totalOf(last))),
  };
}
