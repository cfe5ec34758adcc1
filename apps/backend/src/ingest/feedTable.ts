import type { Parent } from '@vvoz/catalogue/types/catalogueTypeRow';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isArchive } from '@vvoz/catalogue/types/typeRelations';
import type { Currency } from '@vvoz/catalogue/words/currencies';

/** coming: lots that will be auctioned; sold: the archive; fixed: stock with an asking price; either: both kinds. */
type Side = 'coming' | 'sold' | 'fixed' | 'either';

/**
 * Which picture is the auction sheet. first of four: the first, when there are four or more; IMAGE0: that of this field;
 * number 0: that whose address says `number=0`.
 */
type SheetRule = 'first of four' | 'IMAGE0' | 'number 0' | 'none';

/** A table of a source as its row says it. What is absent is the catalogue type's, or the usual. */
export interface FeedTableRow {
  /** `japan_st`: the name after `--table`, and of the folder of its files. */
  readonly table: string;
  readonly type: CatalogueType;
  /** Where a type has several catalogues: the one that these lots belong to. */
  readonly parent?: Parent;
  readonly country?: CountryCode;
  /** Where the record names none. */
  readonly currency?: Currency;
  /** A price of the feed in whole units of the currency; 1 unless told. */
  readonly priceUnit?: number;
  /** Below so many ₽ a price must be in another unit; 1,000 unless told, since bids of an auction begin low. */
  readonly minPriceRub?: number;
  readonly side?: Side;
  /** The key of the asking price or result; FINISH unless told. */
  readonly finishKey?: string;
  /** By the catalogue type unless told. */
  readonly sheet?: SheetRule;
  /** A condition in SQL, the backend's own: `IS_STAT=0`. */
  readonly where?: string;
}

/** A table of a feed: where its lots belong, and what its records leave unsaid. */
export interface FeedTable extends Required<Omit<FeedTableRow, 'where'>>, Pick<FeedTableRow, 'where'> {
  /** `{source}/{table}`: begins the places of its records and keys its lots. */
  readonly source: string;
  /** A record without a day of auction is no lot of it. */
  readonly needsDate: boolean;
}

const COUNTRY_CODES = { japan: 'JP', korea: 'KR', china: 'CN', europe: 'EU', russia: 'RU' } as const;
type CountryCode = (typeof COUNTRY_CODES)[keyof typeof COUNTRY_CODES];

const SIDES = { auction: 'coming', fixed: 'fixed', dated: 'either' } as const;

/** A row with what its catalogue type says. Throws a RangeError for a row that has to say more itself. */
export function toFeedTable(source: string, row: FeedTableRow): FeedTable {
  const type = CATALOGUE_TYPES[row.type];
  const parent = row.parent ?? type.parent;
  const country = row.country ?? (type.country && COUNTRY_CODES[type.country]);
  const currency = row.currency ?? type.currency;
  if (parent === undefined || country === undefined || currency === undefined)
    throw new RangeError(`${source}/${row.table}: the type ${row.type} has no parent, country or currency.`);
  const side = row.side ?? (isArchive(row.type) ? 'sold' : SIDES[type.price]);
  return {
    priceUnit: 1,
    minPriceRub: 1000,
    finishKey: 'FINISH',
    sheet: type.hasSheet ? 'first of four' : 'none',
    ...row,
    side,
    needsDate: side === 'coming' || side === 'sold',
    parent,
    country,
    currency,
    source: `${source}/${row.table}`,
  };
}
