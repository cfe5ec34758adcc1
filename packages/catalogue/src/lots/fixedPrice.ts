import { CATALOGUE_TYPES } from '../types/catalogueTypes.ts';
import type { LotSummary } from './lot.ts';

/**
 * True for a lot that is bought at a named price, not at an auction. Machinery from Japan is either: an auction where
 * it has a date.
 */
export function hasFixedPrice({ type, auctionDate }: Pick<LotSummary, 'type' | 'auctionDate'>): boolean {
  const { price } = CATALOGUE_TYPES[type];
  return price === 'dated' ? auctionDate === undefined : price === 'fixed';
}
