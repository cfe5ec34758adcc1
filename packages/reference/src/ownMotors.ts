import { readFileSync, statSync } from 'node:fs';
import { OwnRowsError } from './ownRows.ts';
import { readTable } from './readTable.ts';

/** The 30-minute power of all motors of a car, as its papers have it. */
export interface OwnMotorRow {
  readonly brand: string;
  /** '' for every model. */
  readonly model: string;
  /** Body code; '' for every one. */
  readonly code: string;
  readonly from: number;
  readonly to: number;
  readonly power30Kw: number;
}

/** What tells which row a car has. */
export interface MotorCar {
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly year: number | null;
}

/** Columns of the operator's file of motors. */
export const OWN_MOTOR_COLUMNS = 'brand,model,code,year_from,year_to,power30_kw';

/** The strongest motors of a car that is sold, kW. */
const MAX_KW = 1200;

function complainAbout({ brand, model, code, from, to, power30Kw }: OwnMotorRow): string {
  if (brand === '' || brand !== brand.toUpperCase()) return `brand «${brand}» is not upper case`;
  if (model === '' && code === '') return 'neither model nor body code is given';
  if (!(from >= 1985 && to >= from && to <= 2035)) return `years ${from}–${to} are not plausible`;
  return power30Kw > 0 && power30Kw <= MAX_KW ? '' : `power «${power30Kw}» kW is not plausible`;
}

/** Reads and checks the operator's rows of motors. Throws an OwnRowsError that names the line. */
export function readOwnMotors(text: string, file: string): readonly OwnMotorRow[] {
  const head = text.split(/\r?\n/, 1)[0]?.trim();
  if (head !== OWN_MOTOR_COLUMNS)
    throw new OwnRowsError(`${file}:1: the first line must be ${OWN_MOTOR_COLUMNS}`);
  const keys = new Set<string>();
  const rows = readTable(text).map((row): OwnMotorRow => ({
    brand: row['brand'] ?? '',
    model: row['model'] ?? '',
    code: row['code'] ?? '',
    from: Number(row['year_from']),
    to: Number(row['year_to']),
    power30Kw: Number(row['power30_kw']),
  }));
  for (const [index, row] of rows.entries()) {
    const key = [row.brand, row.model, row.code, row.from].join('|');
    const complaint = complainAbout(row) || (keys.has(key) ? 'repeats an earlier row' : '');
    if (complaint) throw new OwnRowsError(`${file}:${index + 2}: ${complaint}`);
    keys.add(key);
  }
  return rows;
}

let own: readonly OwnMotorRow[] = [];

/** The operator's rows of motors in use. */
export const listOwnMotors = (): readonly OwnMotorRow[] => own;

/**
 * Uses the operator's file of motors; a file that does not exist has no rows. Docker makes a folder of a file that it
 * was to mount and did not find. Throws an OwnRowsError.
 */
export function loadOwnMotors(file: string): void {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  own = isFile ? readOwnMotors(readFileSync(file, 'utf8'), file) : [];
}

/** The 30-minute power of a car by the operator's first row that fits, kW; undefined without one. */
export const findOwnMotor = ({ brand, model, kuzov, year }: MotorCar): number | undefined =>
  own.find(
    (row) =>
      row.brand === brand &&
      (row.model === '' || row.model === model) &&
      (row.code === '' || row.code === kuzov) &&
      (year === null || (year >= row.from && year <= row.to)),
  )?.power30Kw;
