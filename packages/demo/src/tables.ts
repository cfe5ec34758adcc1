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

/** The catalogue's name of a table's lots, as it stands in picture addresses. */
export type PictureType =
  | 'japan'
  | 'japan_st'
  | 'bike'
  | 'bike_st'
  | 'korean'
  | 'china'
  | 'left'
  | 'spec_japan'
  | 'europe'
  | 'europe_st'
  | 'spec'
  | 'stock';

export interface DemoTableInfo {
  readonly source: DemoSource;
  /** Under the feeds' folder. */
  readonly folder: string;
  readonly type: PictureType;
  /** Of the prices; a row of the Europe tables names its own. */
  readonly currency: 'jpy' | 'krw' | 'cny' | 'eur' | 'rub';
  /** Price in the currency = figure in the row × this. */
  readonly priceUnit: number;
  /** Kilometres (hours of machines) = figure in the row × this. */
  readonly mileageUnit: number;
  /** Whether frame 0 of its lots is an auction sheet. */
  readonly sheet: boolean;
  /** Whether lots of it are still to be sold at an auction. */
  readonly coming: boolean;
}

function table(
  source: DemoSource,
  name: DemoTable,
  own: Partial<Omit<DemoTableInfo, 'source' | 'folder'>> = {},
): DemoTableInfo {
  return {
    source,
    folder: `${source}/${name}`,
    type: 'japan',
    currency: 'jpy',
    priceUnit: 1,
    mileageUnit: 1,
    sheet: false,
    coming: false,
    ...own,
  };
}

/** Units, picture types and places of the tables, in the order of the contract. */
export const DEMO_TABLES: Readonly<Record<DemoTable, DemoTableInfo>> = {
  japan: table('aleado', 'japan', { type: 'japan', priceUnit: 1000, sheet: true, coming: true }),
  japan_st: table('aleado', 'japan_st', { type: 'japan_st', priceUnit: 1000, sheet: true }),
  bike: table('aleado', 'bike', { type: 'bike', priceUnit: 1000, sheet: true, coming: true }),
  bike_st: table('aleado', 'bike_st', { type: 'bike_st', priceUnit: 1000, sheet: true }),
  korea: table('jpcenter', 'korea', { type: 'korean', currency: 'krw', priceUnit: 10_000 }),
  china: table('jpcenter', 'china', {
    type: 'china',
    currency: 'cny',
    priceUnit: 10_000,
    mileageUnit: 10_000,
  }),
  one: table('jpcenter', 'one', { type: 'left' }),
  hdm: table('jpcenter', 'hdm', { type: 'spec_japan', sheet: true, coming: true }),
  europe: table('jpcenter', 'europe', { type: 'europe', currency: 'eur', sheet: true, coming: true }),
  europe_st: table('jpcenter', 'europe_st', { type: 'europe_st', currency: 'eur', sheet: true }),
  europe_one: table('jpcenter', 'europe_one', { type: 'left', currency: 'eur' }),
  spec: table('wordpress', 'spec', { type: 'spec', currency: 'cny' }),
  stock: table('wordpress', 'stock', { type: 'stock', currency: 'rub' }),
};

const CARS = new Set(['sedan', 'coupe', 'hatchback', 'wagon', 'suv', 'kei', 'minivan', 'van', 'pickup']);
const TRUCKS = new Set(['truck', 'crane_truck']);

/**
 * How many pictures a lot has. Cars: sheet, side, front, rear, interior; trucks: sheet, side, interior;
 * the rest: sheet, side. Without a sheet one fewer.
 */
export function framesOf(bodyType: string, sheet: boolean): number {
  const views = CARS.has(bodyType) ? 5 : TRUCKS.has(bodyType) ? 2 : 1;
  return sheet ? views + 1 : views;
}
