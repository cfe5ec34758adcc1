import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';

/** The feeds' tables. */
export type DemoTable =
  | 'japan'
  | 'japan_st'
  | 'bike'
  | 'bike_st'
  | 'korea'
  | 'china'
  | 'one'
  | 'hdm'
  | 'europe'
  | 'europe_st'
  | 'europe_one'
  | 'spec'
  | 'stock';

export type OtherTable = Exclude<DemoTable, 'japan' | 'japan_st'>;

export type DemoSource = 'aleado' | 'jpcenter' | 'wordpress';

export interface DemoTableInfo {
  readonly source: DemoSource;
  /** Under the feeds' folder. */
  readonly folder: string;
  /** Catalogue type of its lots, used in picture addresses. */
  readonly type: CatalogueType;
  /** Currency of the prices; rows of the Europe tables have their own. */
  readonly currency: Currency;
  /** Factor from the figure in a row to the price in the currency. */
  readonly priceUnit: number;
  /** True if frame 0 of its lots is an auction sheet. */
  readonly sheet: boolean;
  /** True if its lots have yet to be auctioned. */
  readonly coming: boolean;
}

/** Combines the properties of a catalogue type with those of the feed. */
function makeTableInfo(
  source: DemoSource,
  name: DemoTable,
  type: CatalogueType,
  own: Partial<Pick<DemoTableInfo, 'currency' | 'priceUnit'>> = {},
): DemoTableInfo {
  const row = CATALOGUE_TYPES[type];
  return {
    source,
    folder: `${source}/${name}`,
    type,
    currency: row.currency ?? 'jpy',
    priceUnit: 1,
    sheet: row.hasSheet,
    coming: row.hasDayFilter,
    ...own,
  };
}

/** Units, picture types and places of the tables, in the order of the contract. */
export const DEMO_TABLES: Readonly<Record<DemoTable, DemoTableInfo>> = {
  japan: makeTableInfo('aleado', 'japan', 'japan', { priceUnit: 1000 }),
  japan_st: makeTableInfo('aleado', 'japan_st', 'japan_st', { priceUnit: 1000 }),
  bike: makeTableInfo('aleado', 'bike', 'bike', { priceUnit: 1000 }),
  bike_st: makeTableInfo('aleado', 'bike_st', 'bike_st', { priceUnit: 1000 }),
  korea: makeTableInfo('jpcenter', 'korea', 'korean'),
  china: makeTableInfo('jpcenter', 'china', 'china'),
  one: makeTableInfo('jpcenter', 'one', 'left'),
  hdm: makeTableInfo('jpcenter', 'hdm', 'spec_japan'),
  europe: makeTableInfo('jpcenter', 'europe', 'europe', { currency: 'eur' }),
  europe_st: makeTableInfo('jpcenter', 'europe_st', 'europe_st', { currency: 'eur' }),
  europe_one: makeTableInfo('jpcenter', 'europe_one', 'left', { currency: 'eur' }),
  spec: makeTableInfo('wordpress', 'spec', 'spec'),
  stock: makeTableInfo('wordpress', 'stock', 'stock'),
};

const CARS = new Set(['sedan', 'coupe', 'hatchback', 'wagon', 'suv', 'kei', 'minivan', 'van', 'pickup']);
const TRUCKS = new Set(['truck', 'crane_truck']);

/**
 * Counts the pictures of a lot. Cars: sheet, side, front, rear, interior; trucks: sheet, side, interior;
 * the rest: sheet, side. One fewer without a sheet.
 */
export function countFrames(bodyType: string, sheet: boolean): number {
  const views = CARS.has(bodyType) ? 5 : TRUCKS.has(bodyType) ? 2 : 1;
  return sheet ? views + 1 : views;
}

/** Default number of rows of `japan`. */
export const DEFAULT_COMING = 60_000;

/** Numbers of rows of all tables except those of Japanese cars, if `japan` has DEFAULT_COMING rows. */
export const DEFAULT_OTHERS: Readonly<Record<OtherTable, number>> = {
  bike: 3000,
  bike_st: 6000,
  korea: 4000,
  china: 4000,
  one: 3000,
  hdm: 2000,
  europe: 3000,
  europe_st: 3000,
  europe_one: 800,
  spec: 1500,
  stock: 300,
};
