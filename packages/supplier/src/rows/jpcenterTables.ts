import { ROW_MAKERS } from '@vvoz/demo/makers';
import type { DemoTable } from '@vvoz/demo/tables';
import { formatPictureAddress } from '../servers/pictureToken.ts';
import { addDeviations, type FeedRow, type SupplierTable } from './deviations.ts';

/** The demo table that the records of each table of jpcenter come from. */
const DEMO_TABLES = {
  main: 'japan',
  stats: 'japan_st',
  bike: 'bike',
  bike_st: 'bike_st',
  korea: 'korea',
  china: 'china',
  one: 'one',
  hdm: 'hdm',
} as const satisfies Readonly<Record<string, DemoTable>>;

export type JpcenterTableName = keyof typeof DEMO_TABLES;
export const JPCENTER_TABLES = Object.keys(DEMO_TABLES) as readonly JpcenterTableName[];

export interface JpcenterTablesOptions {
  /** Records of each table. */
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
  /** Where the pictures are: `http://127.0.0.1:4700`. */
  readonly pictureOrigin: string;
}

const YEN_IN_THOUSANDS = 1000;
/** One machine in this many is from the archive. */
const ARCHIVE_STEP = 15;

const multiply = (value: unknown, unit: number): string => {
  const amount = Number(value);
  return value === '' || !Number.isFinite(amount) ? '' : String(Math.round(amount * unit));
};

/** `http://HOST/imgs/TOKEN&h=50#…`: the supplier writes no question mark before the size. */
function listImages(row: FeedRow, origin: string, count: number): string {
  const subject = {
    id: String(row['ID']),
    bodyType: String(row['BODY_TYPE']),
    color: String(row['COLOR']),
  };
  return Array.from(
    { length: count },
    (_, frame) => `${formatPictureAddress(origin, { ...subject, frame })}&h=50`,
  ).join('#');
}

/** With at least this many pictures, the importer uses the first as the auction sheet. */
const MIN_WITH_SHEET = 4;

/** Lists the pictures of a car, the auction sheet first if there are enough of them. */
function listCarImages(row: FeedRow, origin: string, count: number): string {
  if (count < MIN_WITH_SHEET) return listImages(row, origin, count);
  const sheet = listImages({ ...row, BODY_TYPE: 'sheet' }, origin, 1);
  return [sheet, listImages(row, origin, count - 1)].join('#');
}

type ToSupplier = (row: FeedRow, index: number, origin: string) => FeedRow;

/** Prices in yen; three to six pictures. */
const toAuctionCar: ToSupplier = ({ MODEL_TYPE: kuzov, ...row }, index, origin) => ({
  ...row,
  KUZOV: kuzov,
  AUCTION_TYPE: index % 9 === 0 ? '1' : '0',
  SANCTION: '0',
  START: multiply(row['START'], YEN_IN_THOUSANDS),
  FINISH: multiply(row['FINISH'], YEN_IN_THOUSANDS),
  AVG_PRICE: multiply(row['AVG_PRICE'], YEN_IN_THOUSANDS),
  AVG_STRING: '',
  IMAGES: listCarImages(row, origin, 3 + (index % 4)),
});

/** Prices stay in thousands of yen; the model repeats the brand; no lot number, body code, gearbox or drive. */
const toMotorcycle: ToSupplier = (
  { MODEL_TYPE: _code, LOT: _lot, KPP: _kpp, KPP_TYPE: _type, PRIV: _drive, ...row },
  _index,
  origin,
) => ({
  ...row,
  MODEL_NAME: `${String(row['MARKA_NAME'])} ${String(row['MODEL_NAME'])}`,
  IMAGE0: listImages({ ...row, BODY_TYPE: 'sheet' }, origin, 1),
  IMAGES: listImages(row, origin, 3),
});

/** Whole won, yuan and kilometres; no power, wheel, start or average. Every seventh body code is a body type. */
const toForeignStock: ToSupplier = ({ PW: _power, LHDRIVE: _wheel, ...row }, index, origin) => ({
  ...row,
  KUZOV: index % 7 === 0 ? String(row['BODY_TYPE']).toUpperCase() : row['KUZOV'],
  START: '',
  AVG_PRICE: '',
  IMAGES: listImages(row, origin, 5),
});

const toLeftHandStock: ToSupplier = (row, _index, origin) => ({ ...row, IMAGES: listImages(row, origin, 5) });

const toMachine: ToSupplier = (row, index, origin) => ({
  ...row,
  IS_STAT: index % ARCHIVE_STEP === 0 ? '1' : '0',
  YEAR: index % 3 === 0 ? '' : row['YEAR'],
  IMAGES: listImages(row, origin, 4),
});

const TO_SUPPLIER: Readonly<Record<JpcenterTableName, ToSupplier>> = {
  main: toAuctionCar,
  stats: toAuctionCar,
  bike: toMotorcycle,
  bike_st: toMotorcycle,
  korea: toForeignStock,
  china: toForeignStock,
  one: toLeftHandStock,
  hdm: toMachine,
};

/** Makes the tables of jpcenter as the supplier sends them. */
export function makeJpcenterTables({
  count,
  seed,
  now,
  pictureOrigin,
}: JpcenterTablesOptions): Readonly<Record<JpcenterTableName, SupplierTable>> {
  const entries = JPCENTER_TABLES.map((name) => {
    const make = ROW_MAKERS[DEMO_TABLES[name]]({ count, seed, now });
    const rows = Array.from({ length: count }, (_, index) =>
      TO_SUPPLIER[name](make(index) as unknown as FeedRow, index, pictureOrigin),
    );
    return [name, addDeviations(name, rows, seed)] as const;
  });
  return Object.fromEntries(entries) as Record<JpcenterTableName, SupplierTable>;
}
