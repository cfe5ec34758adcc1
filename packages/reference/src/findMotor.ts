import { readData } from './readTable.ts';

/** What tells the motors of a hybrid. */
export interface HybridCar {
  /** Latin, upper case, like model and body code. */
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  /** cm³; Japanese feeds round it to a tenth of a litre. */
  readonly engineCc: number | undefined;
  readonly year: number | undefined;
}

interface MotorRow {
  readonly brands: ReadonlySet<string>;
  readonly models: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly cc: readonly [number, number];
  readonly years: readonly [number, number];
  /** Undefined where only the kind of drive is known. */
  readonly motorKw: number | undefined;
  readonly isPlugIn: boolean;
}

const toSet = (cell: string | undefined): ReadonlySet<string> => new Set(cell ? cell.split(';') : []);
const toRange = (from: string | undefined, to: string | undefined): readonly [number, number] => [
  from ? Number(from) : 0,
  to ? Number(to) : Number.POSITIVE_INFINITY,
];

const loadMotors = (): readonly MotorRow[] =>
  readData('hybrid-motors.csv').map((row) => ({
    brands: toSet(row['brands']),
    models: toSet(row['models']),
    codes: toSet(row['codes']),
    cc: toRange(row['cc_from'], row['cc_to']),
    years: toRange(row['year_from'], row['year_to']),
    motorKw: row['motor_kw'] ? Number(row['motor_kw']) : undefined,
    isPlugIn: row['plug_in'] === '1',
  }));

let rows: readonly MotorRow[] | undefined;

const isWithin = (value: number | undefined, [from, to]: readonly [number, number]): boolean =>
  value === undefined ? from === 0 : value >= from && value <= to;

/** The first row that matches applies; an absent cell matches everything. */
function findRow({ brand, model, kuzov, engineCc, year }: HybridCar): MotorRow | undefined {
  rows ??= loadMotors();
  return rows.find(
    ({ brands, models, codes, cc, years }) =>
      brands.has(brand) &&
      (models.size === 0 || models.has(model)) &&
      (codes.size === 0 || codes.has(kuzov)) &&
      isWithin(engineCc, cc) &&
      isWithin(year, years),
  );
}

/** The peak power of all motors of a hybrid, kW; undefined for an unknown one. */
export const findMotorKw = (car: HybridCar): number | undefined => findRow(car)?.motorKw;

/** True for a hybrid that is known to have a socket, although feeds call it a hybrid. */
export const isPlugInHybrid = (car: HybridCar): boolean => findRow(car)?.isPlugIn ?? false;

/** A smaller motor is a mild hybrid's: feeds call it a hybrid or petrol, and its body code may have both. kW. */
const MIN_FULL_HYBRID_KW = 15;

/** The kind of drive of a body code that only hybrids have; undefined for other codes. */
export function findHybridByCode(car: HybridCar): 'hybrid' | 'plug_in_hybrid' | undefined {
  const row = car.kuzov === '' ? undefined : findRow(car);
  if (!row || !row.codes.has(car.kuzov) || (row.motorKw ?? 0) < MIN_FULL_HYBRID_KW) return undefined;
  return row.isPlugIn ? 'plug_in_hybrid' : 'hybrid';
}
