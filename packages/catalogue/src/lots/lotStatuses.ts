import type { WireWords } from '../words/wireWords.ts';

/**
 * What became of a lot. `coming`: not yet auctioned or for sale; `not_sold`: the top bid did not
 * reach the seller's price; `withdrawn`: it left its feed.
 */
export const LOT_STATUSES = ['coming', 'sold', 'not_sold', 'cancelled', 'removed', 'withdrawn'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

/** STATUS of the feeds and of the wire; no word at all means that the lot is to come. */
export const STATUS_WORDS: WireWords<LotStatus> = {
  coming: ['', 'coming'],
  sold: ['sold', 'sold by nego'],
  not_sold: ['not sold', 'not_sold'],
  cancelled: ['cancelled', 'canceled'],
  removed: ['removed'],
  withdrawn: ['withdrawn'],
};
