import { findReferencePowers, hasReferencePower } from '@vvoz/catalogue/lots/findPossiblePowers';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';

/**
 * The power that a stored lot is found by, hp: the stated one, else the highest of the reference's, so that «up to 160»
 * finds the cars that are within it for certain.
 */
export function findFilterPower({
  power,
  law_facts: lawFacts,
}: Pick<LotRecord, 'power' | 'law_facts'>): number | null {
  const powers = findReferencePowers({ lawFacts });
  return powers.length > 0 ? Math.round(Math.max(...powers)) : power;
}

/** The highest power of a feed's list, which is ascending; null without a list. */
const findHighest = (list: string): number | null => Number(list.split(',').at(-1)) || null;

/** A stored lot as its feed has it: with the highest power of a list, without the power of the reference. */
export const restoreFeedPower = <Lot extends Pick<LotRecord, 'power' | 'power_options' | 'law_facts'>>(
  lot: Lot,
): Lot =>
  hasReferencePower({ lawFacts: lot.law_facts }) ? { ...lot, power: findHighest(lot.power_options) } : lot;
