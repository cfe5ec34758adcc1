import type { Parent } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import type { Currency } from '@vvoz/catalogue/words/currencies';

/** coming: lots that will be auctioned; sold: the archive; fixed: stock with an asking price; either: both kinds. */
type SaleStage = 'coming' | 'sold' | 'fixed' | 'either';

/**
 * The picture that is the auction sheet. first of four: the first, if there are four or more; IMAGE0: the one in this
 * field; number 0: the one with `number=0` in its address.
 */
type SheetRule = 'first of four' | 'IMAGE0' | 'number 0' | 'none';

/** A row of a source's tables. Absent fields have the catalogue type's value, or the default. */
export interface FeedTableRow {
  /** The value of `--table`, and the name of the folder with its files: `japan_st`. */
  readonly table: string;
  readonly type: CatalogueType;
  /** The catalogue of these lots, if their type has several. */
  readonly parent?: Parent;
  readonly country?: CountryCode;
  /** The currency of records without one. */
  readonly currency?: Currency;
  /** The unit of the feed's prices, in units of the currency. Default: 1. */
  readonly priceUnit?: number;
  /**
   * Lowest plausible price, ₽; a lower one is in another unit. Default: 1,000, because auctions start with low bids.
   */
  readonly minPriceRub?: number;
  readonly stage?: SaleStage;
  /** The key of the asking price or result. Default: FINISH. */
  readonly finishKey?: string;
  /** Default: that of the catalogue type. */
  readonly sheet?: SheetRule;
  /** An SQL condition, which must be a constant of this program: `IS_STAT=0`. */
  readonly where?: string;
}

/** A table of a feed: the catalogue of its lots, and the values that its records leave out. */
export interface FeedTable extends Required<Omit<FeedTableRow, 'where'>>, Pick<FeedTableRow, 'where'> {
  /** `{source}/{table}`: the prefix of its records' places, and a part of its lots' keys. */
  readonly source: string;
  /** True if a record needs a day of auction. */
  readonly needsDate: boolean;
}

const COUNTRY_CODES = { japan: 'JP', korea: 'KR', china: 'CN', europe: 'EU', russia: 'RU' } as const;
type CountryCode = (typeof COUNTRY_CODES)[keyof typeof COUNTRY_CODES];

const STAGES = { auction: 'coming', fixed: 'fixed', dated: 'either' } as const;

/**
 * Completes a row from its catalogue type. Throws a RangeError if the row lacks a value that the type does not have.
 */
export function toFeedTable(source: string, row: FeedTableRow): FeedTable {
  const type = CATALOGUE_TYPES[row.type];
  const parent = row.parent ?? type.parent;
  const country = row.country ?? (type.country && COUNTRY_CODES[type.country]);
  const currency = row.currency ?? type.currency;
  if (parent === undefined || country === undefined || currency === undefined)
    throw new RangeError(`${source}/${row.table}: the type ${row.type} has no parent, country or currency.`);
  const stage = row.stage ?? (isArchive(row.type) ? 'sold' : STAGES[type.price]);
  return {
    priceUnit: 1,
    minPriceRub: 1000,
    finishKey: 'FINISH',
    sheet: type.hasSheet ? 'first of four' : 'none',
    ...row,
    stage,
    needsDate: stage === 'coming' || stage === 'sold',
    parent,
    country,
    currency,
    source: `${source}/${row.table}`,
  };
}
