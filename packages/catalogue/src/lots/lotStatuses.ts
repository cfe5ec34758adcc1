/**
 * What became of a lot. `coming`: not yet auctioned or for sale; `not_sold`: the top bid did not
 * reach the seller's price; `withdrawn`: it left its feed.
 */
export const LOT_STATUSES = ['coming', 'sold', 'not_sold', 'cancelled', 'removed', 'withdrawn'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];
