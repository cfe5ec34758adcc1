import type { BidResponse } from '@vvoz/law/bidTypes';
import type { CostInput, Variant } from '@vvoz/law/costTypes';
import { CostInputError } from '../CostInputError.ts';
import type { Rates } from '../rates.ts';
import type { Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { findHighestBid } from './findHighestBid.ts';

/** The ways to import a vehicle to Russia. */
const IMPORT_VARIANTS: readonly Variant[] = ['poshlina', 'construct', 'raspil'];

/**
 * Finds the highest bid for each way of importing. Leaves out variants that cannot be calculated. Throws the
 * CostInputError of the first one when none can.
 */
export function findBidsForVariants(
  input: CostInput,
  budgetRub: number,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): readonly BidResponse[] {
  const responses: BidResponse[] = [];
  let problem: CostInputError | undefined;
  for (const variant of IMPORT_VARIANTS)
    try {
      responses.push(findHighestBid({ ...input, variant }, budgetRub, step, tables, settings, rates, date));
    } catch (error) {
      if (!(error instanceof CostInputError)) throw error;
      problem ??= error;
    }
  if (problem && responses.length === 0) throw problem;
  return responses;
}
