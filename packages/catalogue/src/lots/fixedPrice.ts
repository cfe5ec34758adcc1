import { SHOWN_TYPES } from '../types/shownTypes.ts';
import type { LotSummary } from './lot.ts';

/**
 * True for a lot with a fixed price, which is not auctioned. Machinery from Japan is auctioned if it has an auction
 * date.
 */
export function hasFixedPrice({ type, auctionDate }: Pick<LotSummary, 'type' | 'auctionDate'>): boolean {
  const { price } = SHOWN_TYPES[type];
  return price === 'dated' ? auctionDate === undefined : price === 'fixed';
}
