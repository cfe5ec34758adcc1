import type { CatalogType, Currency } from '@vvoz/api/catalog/lot';

/** A table of a feed: which reader its records need and what they leave unsaid. */
export interface FeedTable {
  /** `{feed}/{table}`: the folder of its files and the key of its lots. */
  readonly source: string;
  readonly reader: 'aleado' | 'jpcenter' | 'wordpress';
  readonly type: CatalogType;
  readonly country: string;
  /** Where the record names none. */
  readonly currency: Currency;
  /** A price of the feed in whole units of the currency. */
  readonly priceUnit: number;
  /** A mileage of the feed in km. */
  readonly mileageUnit: number;
  /** coming: lots that will be auctioned; sold: the archive; fixed: stock with an asking price; either: both kinds. */
  readonly side: 'coming' | 'sold' | 'fixed' | 'either';
  /** The key of the asking price or result. */
  readonly finishKey: string;
}

const aleado = { reader: 'aleado', country: 'JP', currency: 'jpy', priceUnit: 1000, mileageUnit: 1 } as const;
const jpcenter = { reader: 'jpcenter', priceUnit: 1, mileageUnit: 1, finishKey: 'FINISH' } as const;
const europe = { ...jpcenter, country: 'EU', currency: 'eur' } as const;
const wordpress = {
  reader: 'wordpress',
  priceUnit: 1,
  mileageUnit: 1,
  side: 'fixed',
  finishKey: 'price',
} as const;

/** Every table that can be read. Encar counts in 10,000 KRW, che168 in 10,000 CNY and 10,000 km. */
export const FEED_TABLES: readonly FeedTable[] = [
  { ...aleado, source: 'aleado/japan', type: 'japan', side: 'coming', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/japan_st', type: 'japan_st', side: 'sold', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/bike', type: 'bike', side: 'coming', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/bike_st', type: 'bike_st', side: 'sold', finishKey: 'FINISH' },
  {
    ...jpcenter,
    source: 'jpcenter/korea',
    type: 'korean',
    country: 'KR',
    currency: 'krw',
    side: 'fixed',
    priceUnit: 10_000,
  },
  {
    ...jpcenter,
    source: 'jpcenter/china',
    type: 'china',
    country: 'CN',
    currency: 'cny',
    side: 'fixed',
    priceUnit: 10_000,
    mileageUnit: 10_000,
  },
  { ...jpcenter, source: 'jpcenter/one', type: 'left', country: 'JP', currency: 'jpy', side: 'fixed' },
  {
    ...jpcenter,
    source: 'jpcenter/hdm',
    type: 'spec_japan',
    country: 'JP',
    currency: 'jpy',
    side: 'either',
    finishKey: 'PRICE',
  },
  { ...europe, source: 'jpcenter/europe', type: 'europe', side: 'coming' },
  { ...europe, source: 'jpcenter/europe_st', type: 'europe_st', side: 'sold' },
  { ...wordpress, source: 'wordpress/spec', type: 'spec', country: 'CN', currency: 'cny' },
  { ...wordpress, source: 'wordpress/stock', type: 'stock', country: 'RU', currency: 'rub' },
];

/** The table of a source; throws a RangeError for an unknown one. */
export function feedTable(source: string): FeedTable {
  const table = FEED_TABLES.find((one) => one.source === source);
  if (!table) throw new RangeError(`There is no feed table '${source}'.`);
  return table;
}
