import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import type { Fuel } from '@vvoz/catalogue/words/fuels';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';

/** A row of the table `lot` as better-sqlite3 reads it. */
export interface LotRow {
  readonly key: number;
  readonly external_id: string;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly engine: number | null;
  readonly power: number | null;
  readonly mileage: number | null;
  readonly rate: string;
  readonly drive: string;
  readonly gearbox: string;
  readonly fuel: string;
  readonly color: string;
  readonly auction_date: string;
  readonly start: number | null;
  readonly average: number | null;
  readonly finish: number | null;
  readonly currency: string;
  readonly status: string;
  readonly lot_number: string;
  readonly left_hand: number;
  readonly auction: string;
  readonly town: string;
  readonly grade: string;
  readonly body_type: string;
  readonly equipment: string;
  readonly country: string;
  readonly serial: string;
  readonly info: string;
  readonly images: string;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mass: number | null;
  readonly clearance: number | null;
  readonly cost: number | null;
  readonly age_class: string;
  readonly fee_class: string;
  readonly sanctioned: number;
  readonly details: string;
}

/** Every column of LotRow, for select lists. */
export const LOT_COLUMNS =
  'key, external_id, type, brand, model, kuzov, year, month, engine, power, mileage, rate, drive, gearbox, fuel, color, auction_date, start, average, finish, currency, status, lot_number, left_hand, auction, town, grade, body_type, equipment, country, serial, info, images, length, width, height, mass, clearance, cost, age_class, fee_class, sanctioned, details';

const word = (text: string): string | undefined => text || undefined;
const number = (value: number | null): number | undefined => value ?? undefined;

function known<T extends object>(values: T): T {
  for (const key of Object.keys(values) as (keyof T)[]) if (values[key] === undefined) delete values[key];
  return values;
}

function summary(row: LotRow): LotSummary {
  return known({
    id: row.external_id,
    type: row.type as CatalogueType,
    brand: row.brand,
    model: row.model,
    kuzov: word(row.kuzov),
    grade: word(row.grade),
    year: number(row.year),
    month: number(row.month),
    engineCc: number(row.engine),
    powerHp: number(row.power),
    fuel: word(row.fuel) as Fuel | undefined,
    gearbox: word(row.gearbox),
    drive: word(row.drive),
    mileageKm: number(row.mileage),
    color: word(row.color),
    rate: word(row.rate),
    lotNumber: word(row.lot_number),
    auction: word(row.auction),
    town: word(row.town),
    auctionDate: word(row.auction_date),
    start: number(row.start),
    average: number(row.average),
    finish: number(row.finish),
    currency: row.currency as Currency,
    status: row.status as LotStatus,
    leftHand: row.left_hand === 1 ? true : undefined,
    costRub: number(row.cost),
    ageClass: word(row.age_class) as LotSummary['ageClass'],
    feeClass: word(row.fee_class) as LotSummary['feeClass'],
    images: row.images === '' ? [] : row.images.split('#'),
  });
}

/** A row → a whole lot; blanks and nulls become absent fields. */
export function rowToLot(row: LotRow): Lot {
  return known({
    ...summary(row),
    bodyType: word(row.body_type),
    equipment: row.equipment === '' ? [] : row.equipment.split(' '),
    country: word(row.country),
    serial: word(row.serial),
    info: word(row.info),
    sanctioned: row.sanctioned === 1 ? true : undefined,
    lengthMm: number(row.length),
    widthMm: number(row.width),
    heightMm: number(row.height),
    clearanceMm: number(row.clearance),
    massKg: number(row.mass),
    details: row.details === '' ? undefined : (JSON.parse(row.details) as Record<string, string>),
  });
}
