import type { BidAnswer } from '@vvoz/catalogue/cost/bidTypes';
import type { CostInput, Variant } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from '../CostInputError.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { findHighestBid } from './findHighestBid.ts';

/** The ways in which a vehicle comes to Russia. */
const WAYS: readonly Variant[] = ['poshlina', 'construct', 'raspil'];

/**
 * `findHighestBid` for each way that is possible for the lot; a way that cannot be calculated is left out. Throws the
 * CostInputError of the first where none can.
 */
export function findBidsForVariants(
  input: CostInput,
  budgetRub: number,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): readonly BidAnswer[] {
  const answers: BidAnswer[] = [];
  let problem: CostInputError | undefined;
  for (const variant of WAYS)
    try {
      answers.push(findHighestBid({ ...input, variant }, budgetRub, step, tables, settings, rates, date));
    } catch (error) {
      if (!(error instanceof CostInputError)) throw error;
      problem ??= error;
    }
  if (problem && answers.length === 0) throw problem;
  return answers;
}
