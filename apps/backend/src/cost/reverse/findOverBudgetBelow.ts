import type { OverBudget } from '@vvoz/law/bidTypes';
import { findLastTrue } from './findLastTrue.ts';
import type { Ladder } from './ladder.ts';

/** Finds the lowest run of bids below `top` (a count of steps) that exceed the budget. Null when there is none. */
export function findOverBudgetBelow(ladder: Ladder, top: number, budgetRub: number): OverBudget | null {
  const fits = (count: number): boolean => ladder.getTotal(count) <= budgetRub;
  const segments = ladder.splitSegments(1, top);
  // The first bid of a segment is its cheapest, the last its dearest.
  const begin = segments.findIndex(({ last }) => !fits(last));
  const start = segments[begin];
  if (!start) return null;
  const end = segments.findIndex(({ first }, index) => index > begin && fits(first));
  const run = segments.slice(begin, end);
  return {
    from: ladder.getBid(fits(start.first) ? findLastTrue(start.first, start.last, fits) + 1 : start.first),
    to: ladder.getBid(run.at(-1)?.last ?? start.last),
    total: Math.max(...run.map(({ last }) => ladder.getTotal(last))),
  };
}
