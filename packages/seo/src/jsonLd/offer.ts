import type { AggregateOffer, Offer } from 'schema-dts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';

/** Turnkey price, ₽. If the lot's data allows two totals, `total` is the higher one and `low` the lower one. */
export interface OfferPrice {
  readonly total: number;
  readonly low?: number | undefined;
}

/**
 * Builds the offer of a lot that can be bought; undefined for other lots and for lots without a price. A lot of an auction
 * can be ordered before its auction begins.
 */
export function buildOffer(
  lot: LotSummary,
  price: OfferPrice | undefined,
  url: string,
): Offer | AggregateOffer | undefined {
  if (lot.status !== 'coming' || price === undefined) return undefined;
  const isAuctioned = !hasFixedPrice(lot);
  const terms = {
    priceCurrency: 'RUB',
    url,
    availability: isAuctioned ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/UsedCondition',
    ...(isAuctioned && lot.auctionDate !== undefined
      ? { availabilityEnds: lot.auctionDate.slice(0, 10) }
      : {}),
  } as const;
  const { total, low = total } = price;
  return low === total
    ? { '@type': 'Offer', price: total, ...terms }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: total, offerCount: 1, ...terms };
}
