import type { WireWords } from '../words/wireWords.ts';

/**
 * Status of a lot. `coming`: not yet auctioned, or for sale. `not_sold`: the top bid did not reach the seller's price.
 * `withdrawn`: it disappeared from its feed. `unknown`: its feed has a status that we do not know.
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
 * Values of STATUS in feeds and on the wire, in any letter case. The first is the one we write. An empty value means
 * `coming`. Source: the rows of jpcenter and aleado.
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
