import type { Parent } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';

/** A table of a feed: which reader its records need and what they leave unsaid. */
export interface FeedTable {
  /** `{feed}/{table}`: the folder of its files and the key of its lots. */
  readonly source: string;
  readonly reader: 'aleado' | 'jpcenter' | 'wordpress';
  readonly type: CatalogueType;
  /** The catalogue that the type belongs to; left-hand stock has several. */
  readonly parent: Parent;
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
const japan = { ...jpcenter, country: 'JP', currency: 'jpy' } as const;
const europe = { ...jpcenter, country: 'EU', currency: 'eur' } as const;
const wordpress = {
  reader: 'wordpress',
  priceUnit: 1,
  mileageUnit: 1,
  side: 'fixed',
  finishKey: 'price',
} as const;

/** Encar counts in 10,000 KRW, che168 in 10,000 CNY and 10,000 km. */
const TABLES: readonly (Omit<FeedTable, 'parent'> & { readonly parent?: Parent })[] = [
  { ...aleado, source: 'aleado/japan', type: 'japan', side: 'coming', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/japan_st', type: 'japan_st', side: 'sold', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/bike', type: 'bike', side: 'coming', finishKey: 'FINISH' },
  { ...aleado, source: 'aleado/bike_st', type: 'bike_st', side: 'sold', finishKey: 'FINISH' },
  { ...japan, source: 'jpcenter/main', type: 'japan', side: 'coming' },
  { ...japan, source: 'jpcenter/stats', type: 'japan_st', side: 'sold' },
  { ...japan, source: 'jpcenter/bike', type: 'bike', side: 'coming' },
  { ...japan, source: 'jpcenter/bike_st', type: 'bike_st', side: 'sold' },
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
  { ...japan, source: 'jpcenter/one', type: 'left', parent: 'japan', side: 'fixed' },
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
  { ...europe, source: 'jpcenter/europe_one', type: 'left', parent: 'europe', side: 'fixed' },
  { ...wordpress, source: 'wordpress/spec', type: 'spec', country: 'CN', currency: 'cny' },
  { ...wordpress, source: 'wordpress/spec_japan', type: 'spec_japan', country: 'JP', currency: 'jpy' },
  { ...wordpress, source: 'wordpress/stock', type: 'stock', country: 'RU', currency: 'rub' },
];

/** Every table that can be read. */
export const FEED_TABLES: readonly FeedTable[] = TABLES.map((table) => ({
  ...table,
  parent: table.parent ?? CATALOGUE_TYPES[table.type].parent ?? 'japan',
}));

/** The table of a source; throws a RangeError for an unknown one. */
export function feedTable(source: string): FeedTable {
  const table = FEED_TABLES.find((one) => one.source === source);
  if (!table) throw new RangeError(`There is no feed table '${source}'.`);
  return table;
}
