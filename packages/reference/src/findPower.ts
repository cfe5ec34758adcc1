import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTable } from './readTable.ts';

const DATA = path.join(import.meta.dirname, '../data');
const readData = (name: string) => readTable(readFileSync(path.join(DATA, name), 'utf8'));

/** 1 hp in kW, as in the papers of a car. */
const KW_PER_HP = 0.73549875;

/** What is known of a car. */
export interface ReferenceCar {
  /** Latin, upper case: HYUNDAI, SANTA FE. */
  readonly brand: string;
  readonly model: string;
  /** Code of the catalogue: petrol, diesel, hybrid, plug_in_hybrid, gas, electric. */
  readonly fuel: string;
  /** cm³; undefined for an electric car, and where the feed does not say it. */
  readonly displacementCc?: number | undefined;
  readonly year?: number | undefined;
}

/** Where a power is from: our own table, or the register of new cars. */
export type PowerSource = 'table' | 'register';

/** The powers of the versions that fit, hp; of hybrids that of the engine. */
export interface ReferencePower {
  readonly minHp: number;
  readonly maxHp: number;
  readonly source: PowerSource;
}

/** Feeds round the displacement, or state that of a sister engine. cm³. */
const SAME_ENGINE_CC = 12;
/** Model years before and after those of a row. */
const YEAR_MARGIN = 1;
/** The register begins with the registrations of this year. Older cars of a model often had another engine. */
const REGISTER_FROM = 2020;
/** Share of the registrations of an engine below which a power is not counted. */
const LEAST_SHARE = 0.01;

interface TableRow {
  readonly fuel: string;
  readonly cc: number;
  readonly from: number;
  readonly to: number;
  readonly minHp: number;
  readonly maxHp: number;
}
interface RegisterRow {
  readonly fuel: string;
  readonly cc: number;
  readonly kw: number;
  readonly registrations: number;
}

const toKey = (brand: string, model: string): string => `${brand}|${model}`;

function groupRows<Row>(
  entries: readonly (readonly [key: string, row: Row])[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const [key, row] of entries) {
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const loadTable = () =>
  groupRows<TableRow>(
    readData('cars-korea.csv').map((row) => [
      toKey(row['brand'] ?? '', row['model'] ?? ''),
      {
        fuel: row['fuel'] ?? '',
        cc: Number(row['displacement_cc']),
        from: Number(row['year_from']),
        to: Number(row['year_to']),
        minHp: Number(row['power_min_hp']),
        maxHp: Number(row['power_max_hp']),
      },
    ]),
  );

/** Makes of the register by the brand of the catalogue, where they differ. */
const MAKES: Readonly<Record<string, string>> = {
  SSANGYONG: 'KG MOBILITY SSANGYONG',
  KGM: 'KG MOBILITY SSANGYONG',
};

/** Registrars typed the names of models with their versions: `SORENTO/5S/PLATIN`, `TUCSON IX35`. */
const simplify = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

const loadRegister = () =>
  groupRows<RegisterRow>(
    readData('cars-europe.csv').map((row) => [
      simplify(row['make'] ?? ''),
      {
        model: ` ${simplify(row['model'] ?? '')} `,
        fuel: row['fuel'] ?? '',
        cc: Number(row['displacement_cc']),
        kw: Number(row['power_kw']),
        registrations: Number(row['registrations']),
      },
    ]),
  ) as ReadonlyMap<string, readonly (RegisterRow & { readonly model: string })[]>;

let table: ReturnType<typeof loadTable> | undefined;
let register: ReturnType<typeof loadRegister> | undefined;

const fitsEngine = (cc: number, displacementCc: number | undefined): boolean =>
  displacementCc !== undefined && Math.abs(cc - displacementCc) <= SAME_ENGINE_CC;

function findInTable({ brand, model, fuel, displacementCc, year }: ReferenceCar): ReferencePower | undefined {
  table ??= loadTable();
  const rows = (table.get(toKey(brand, model)) ?? []).filter(
    (row) =>
      row.fuel === fuel &&
      (fuel === 'electric' || fitsEngine(row.cc, displacementCc)) &&
      (year === undefined || (year >= row.from - YEAR_MARGIN && year <= row.to + YEAR_MARGIN)),
  );
  // A year at the border of two generations fits the rows of both; its own years decide if one has them.
  const own = rows.filter((row) => year !== undefined && year > row.from && year < row.to);
  const fitting = own.length > 0 ? own : rows;
  if (fitting.length === 0) return undefined;
  return {
    minHp: Math.min(...fitting.map(({ minHp }) => minHp)),
    maxHp: Math.max(...fitting.map(({ maxHp }) => maxHp)),
    source: 'table',
  };
}

/**
 * Fuels of the register by the fuel of the catalogue. Feeds call both kinds of hybrids `hybrid`, and the register has full
 * hybrids under petrol and plug-in hybrids apart, so hybrids are not looked up.
 */
const REGISTER_FUELS: Readonly<Record<string, string>> = {
  petrol: 'petrol',
  diesel: 'diesel',
};

function findInRegister(car: ReferenceCar): ReferencePower | undefined {
  const { brand, model, displacementCc, year } = car;
  const fuel = REGISTER_FUELS[car.fuel];
  if (fuel === undefined || year === undefined || year < REGISTER_FROM) return undefined;
  register ??= loadRegister();
  const named = ` ${simplify(model)} `;
  const rows = (register.get(simplify(MAKES[brand] ?? brand)) ?? []).filter(
    (row) => row.fuel === fuel && fitsEngine(row.cc, displacementCc) && row.model.startsWith(named),
  );
  const total = rows.reduce((sum, { registrations }) => sum + registrations, 0);
  const common = rows.filter(({ kw, registrations }) => kw > 0 && registrations >= total * LEAST_SHARE);
  if (common.length === 0) return undefined;
  const powers = common.map(({ kw }) => Math.round(kw / KW_PER_HP));
  return { minHp: Math.min(...powers), maxHp: Math.max(...powers), source: 'register' };
}

/**
 * Finds the power of a car whose feed does not state it: the least and the highest of the versions that fit brand,
 * model, fuel, displacement and year. Undefined where nothing fits.
 * @param market the country that the car was sold in. Versions of other markets with the same engine have other powers: of
 * 20,000 Japanese cars whose power is known the European register had it for 71 of 100.
 */
export function findPower(car: ReferenceCar, market: string): ReferencePower | undefined {
  if (market === 'korea') return findInTable(car);
  return market === 'europe' ? findInRegister(car) : undefined;
}

/** Texts of the data, for a version that tells whether lots must be looked up again. */
export const listDataTexts = (): readonly string[] =>
  ['cars-korea.csv', 'cars-europe.csv'].map((name) => readFileSync(path.join(DATA, name), 'utf8'));
