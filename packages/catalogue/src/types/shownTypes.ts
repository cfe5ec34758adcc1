import type { CatalogueTypeRow } from './catalogueTypeRow.ts';

type ShownTypeRow = Pick<CatalogueTypeRow, 'country' | 'auctionZone' | 'price' | 'hasSheet'>;

const auction = { price: 'auction', hasSheet: true } as const;
const fixedPrice = { auctionZone: undefined, price: 'fixed', hasSheet: false } as const;

const japan = { ...auction, country: 'japan', auctionZone: 'japan' } as const;
const europe = { ...auction, country: 'europe', auctionZone: 'georgia' } as const;
const china = { ...fixedPrice, country: 'china' } as const;

/**
 * The columns of CATALOGUE_TYPES that lists and cards need in the browser, so that the other columns stay out of their
 * scripts.
 */
export const SHOWN_TYPES = {
  japan,
  japan_st: japan,
  bike: japan,
  bike_st: japan,
  left: { ...fixedPrice, country: undefined },
  korean: { ...fixedPrice, country: 'korea' },
  china,
  europe,
  europe_st: europe,
  spec: china,
  // Auctions (jpcenter) and offers at a fixed price (wordpress) in one type.
  spec_japan: { ...japan, price: 'dated' },
  // Cars already in Russia, customs paid.
  stock: { ...fixedPrice, country: 'russia' },
} as const satisfies Readonly<Record<string, ShownTypeRow>>;
