import type { WireWords } from '../words/wireWords.ts';

/**
 * What became of a lot. `coming`: not yet auctioned or for sale; `not_sold`: the top bid did not
 * reach the seller's price; `withdrawn`: it left its feed; `unknown`: its feed used a word that we do not know.
 */
export const LOT_STATUSES = [
  'coming',
  'sold',
  'not_sold',
  'cancelled',
  'removed',
  'withdrawn',
  'unknown',
] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

/**
 * STATUS of the feeds and of the wire, in any case; the first is what we write. No word at all means that the lot is to
 * come. Source: the rows of jpcenter and aleado.
 */
export const STATUS_WORDS: WireWords<LotStatus> = {
  coming: ['', 'coming', 'available'],
  sold: ['sold', 'sold by nego', 'negotiated'],
  not_sold: ['not sold', 'not_sold', 'unsold'],
  cancelled: ['cancelled', 'canceled'],
  removed: ['removed'],
  withdrawn: ['withdrawn'],
  unknown: ['unknown'],
};
