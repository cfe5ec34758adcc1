import type { LawFacts } from '@vvoz/catalogue/lots/lawFacts';
import { findMachineKind } from '@vvoz/catalogue/lots/lotQuestion';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import type { TruckKind, VehicleCategory } from '@vvoz/law/costTypes';
import { findDisplacement, findFuel } from '@vvoz/reference/findFuel';
import { findMotorKw } from '@vvoz/reference/findMotor';
import { findPower, listDataTexts } from '@vvoz/reference/findPower';
import { findOwnMotor, listOwnMotors } from '@vvoz/reference/ownMotors';
import { listOwnRows } from '@vvoz/reference/ownRows';
import type { PowerSource, ReferenceCar, ReferencePower } from '@vvoz/reference/referenceCar';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { canonicalJson, shortHash } from '../canonicalJson.ts';
import categories from './categories.json' with { type: 'json' };
import { findCertifiedPower } from './certifiedPower.ts';
import type { LearntPowers } from './learntPowers.ts';
import notSeries from './not-series.json' with { type: 'json' };
import seriesHybrids from './series-hybrids.json' with { type: 'json' };

/** The columns of a stored lot that decide its kind. */
export const KIND_COLUMNS = [
  'type',
  'brand',
  'model',
  'kuzov',
  'grade',
  'engine',
  'fuel',
  'drive',
  'body_type',
  'year',
  'power',
  'power_options',
  'mass',
] as const satisfies readonly (keyof LotRecord)[];
export type KindedLot = Pick<LotRecord, (typeof KIND_COLUMNS)[number]>;

/** Which lots a row describes. An absent column matches every lot. */
interface Match {
  readonly brands?: readonly string[];
  readonly models?: readonly string[];
  /** Whole body codes. */
  readonly codes?: readonly string[];
  /** A pattern of the body code. */
  readonly code?: string;
  /** Parts of the grade. */
  readonly grades?: readonly string[];
  readonly fuels?: readonly string[];
  readonly bodies?: readonly string[];
  /** Driven axles by the feed. */
  readonly drive?: '2wd' | '4wd';
  readonly upToCc?: number;
  readonly yearFrom?: number;
  readonly yearTo?: number;
}

interface SeriesRow extends Match {
  readonly engineKw?: number;
  readonly peakKw?: readonly number[];
}
interface CategoryRow extends Match {
  /** Absent for a lorry, whose category follows from its mass. */
  readonly category?: VehicleCategory;
  readonly truckKind?: TruckKind;
  /** Gross mass, or the least and the highest of the versions, kg. */
  readonly massKg?: number;
  readonly massMinKg?: number;
  readonly massMaxKg?: number;
  /** `assumed`: from general knowledge, not from a maker's specification. */
  readonly certainty?: 'assumed';
}

const SERIES: readonly SeriesRow[] = seriesHybrids as readonly SeriesRow[];
const NOT_SERIES: readonly Match[] = notSeries;
const CATEGORIES: readonly CategoryRow[] = categories as readonly CategoryRow[];

const patterns = new Map<string, RegExp>();
function testCode(pattern: string, kuzov: string): boolean {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, compiled);
  return compiled.test(kuzov);
}

const isIn = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.includes(value);

const fitsDrive = (drive: Match['drive'], lot: KindedLot): boolean => {
  if (drive === undefined) return true;
  return drive === '4wd' ? lot.drive === '4WD' : lot.drive !== '' && !lot.drive.includes('4WD');
};

const matches = (row: Match, lot: KindedLot, grade: string): boolean =>
  isIn(row.brands, lot.brand) &&
  isIn(row.models, lot.model) &&
  isIn(row.codes, lot.kuzov) &&
  isIn(row.fuels, lot.fuel) &&
  isIn(row.bodies, lot.body_type) &&
  fitsDrive(row.drive, lot) &&
  (row.yearFrom === undefined || (lot.year ?? 0) >= row.yearFrom) &&
  (row.yearTo === undefined || (lot.year ?? Number.POSITIVE_INFINITY) <= row.yearTo) &&
  (row.upToCc === undefined || (lot.engine ?? 0) <= row.upToCc) &&
  (row.code === undefined || (lot.kuzov !== '' && testCode(row.code, lot.kuzov))) &&
  (row.grades === undefined || row.grades.some((part) => grade.includes(part)));

function find<Row extends Match>(rows: readonly Row[], lot: KindedLot, grade: string): Row | undefined {
  for (const row of rows) if (matches(row, lot, grade)) return row;
  return undefined;
}

const toHp = (kw: number): number => Math.round((kw / KW_PER_HP) * 100) / 100;

/** Fuels of feeds under which a series hybrid may stand. */
const MAY_BE_SERIES: ReadonlySet<string> = new Set(['', 'petrol', 'hybrid', 'plug_in_hybrid', 'other']);

/** A feed's power that is below this share of the motor's peak is that of the engine. */
const ENGINE_SHARE = 0.7;

/** The engine of a series hybrid: by the reference, or the feed's power where that cannot be the motor's. */
function findSeriesEngine({ engineKw, peakKw }: SeriesRow, { power }: KindedLot): LawFacts {
  if (engineKw !== undefined) return { enginePowerKw: engineKw };
  const feedKw = Math.round((power ?? 0) * KW_PER_HP);
  return feedKw > 0 && peakKw && feedKw < Math.min(...peakKw) * ENGINE_SHARE ? { enginePowerKw: feedKw } : {};
}

function identifyMotor({ brand, model, kuzov, engine, year }: KindedLot): LawFacts {
  const motorPeakKw = findMotorKw({
    brand,
    model,
    kuzov,
    engineCc: engine ?? undefined,
    year: year ?? undefined,
  });
  return motorPeakKw === undefined ? {} : { motorPeakKw };
}

/** Fuels of cars with a motor. */
const HAS_MOTOR: ReadonlySet<string> = new Set([
  'hybrid',
  'diesel_hybrid',
  'plug_in_hybrid',
  'series_hybrid',
  'electric',
]);

/** The drive of a car: series hybrids and the motors of others. The operator's 30-minute power wins. */
function identifyDrive(lot: KindedLot, grade: string): LawFacts {
  const facts = findDrive(lot, grade);
  const power30Kw = HAS_MOTOR.has(facts.fuel ?? lot.fuel) ? findOwnMotor(lot) : undefined;
  if (power30Kw === undefined) return facts;
  const { power30MinKw: _low, power30MaxKw: _high, ...rest } = facts;
  return { ...rest, power30Kw };
}

function findDrive(lot: KindedLot, grade: string): LawFacts {
  const hasEngine = (lot.engine ?? 0) > 0;
  if (hasEngine && MAY_BE_SERIES.has(lot.fuel) && !find(NOT_SERIES, lot, grade)) {
    const series = find(SERIES, lot, grade);
    if (series)
      return {
        fuel: 'series_hybrid',
        kindSource: 'reference',
        ...findSeriesEngine(series, lot),
        ...(series.peakKw === undefined ? {} : { powersHp: series.peakKw.map(toHp) }),
      };
  }
  if (lot.fuel === 'electric') return findCertifiedPower(lot, grade);
  if (lot.fuel === 'plug_in_hybrid') return { fuel: 'plug_in_hybrid', ...identifyMotor(lot) };
  if (lot.fuel !== 'hybrid' && lot.fuel !== 'diesel_hybrid') return {};
  return identifyMotor(lot);
}

const toEnds = (powers: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(...powers), Math.max(...powers)];
  return low === high ? [low] : [low, high];
};

/** Names a stored lot as the reference knows cars. */
export const toReferenceCar = ({
  engine,
  year,
  ...lot
}: Pick<LotRecord, 'brand' | 'model' | 'kuzov' | 'fuel' | 'drive' | 'engine' | 'year'>): ReferenceCar => ({
  brand: lot.brand,
  model: lot.model,
  kuzov: lot.kuzov,
  fuel: lot.fuel,
  drive: lot.drive,
  displacementCc: engine ?? undefined,
  year: year ?? undefined,
});

const toPowerSource = (source: PowerSource): LawFacts['powerSource'] =>
  source === 'table' ? 'assumed' : 'reference';

/** A power of a list is that of the tables if it differs by no more: kW and hp are rounded. */
const SAME_POWER = 0.03;

/**
 * The powers of a feed's list that the version of the lot's year can have. A list has all powers of a body code. Empty
 * if the tables say nothing about them: a list that has none of their powers may be of a version that they lack.
 */
function narrowList({ power_options: list }: KindedLot, found: ReferencePower | undefined): LawFacts {
  // The register has the engines of another market.
  if (!found || found.source === 'register') return {};
  const powers = list.split(',').map(Number);
  const possible = powers.filter(
    (hp) => hp >= found.minHp * (1 - SAME_POWER) && hp <= found.maxHp * (1 + SAME_POWER),
  );
  if (possible.length === 0 || possible.length === powers.length) return {};
  return { powersHp: possible, powerSource: toPowerSource(found.source) };
}

/**
 * The ends of the power of a car whose feed states none: by the operator's rows, by what feeds state for other lots of
 * the same car, by the tables. Of a car with a list of powers those that the tables leave.
 */
function identifyPower(lot: KindedLot, learnt: LearntPowers | undefined): LawFacts {
  const { power, power_options: list, type } = lot;
  const isStated = power !== null && power > 0;
  if (list === '' && isStated) return {};
  const found = findPower(toReferenceCar(lot), CATALOGUE_TYPES[type].country ?? '');
  if (list !== '') return narrowList(lot, found);
  const known = found?.source === 'operator' ? undefined : learnt?.find(lot);
  if (known) return { powersHp: known, powerSource: 'reference' };
  if (!found) return {};
  return { powersHp: toEnds([found.minHp, found.maxHp]), powerSource: toPowerSource(found.source) };
}

/** What the engine of the law's input calls the fuels of the catalogue that a lookup finds. */
const LAW_FUELS = {
  petrol: 'petrol',
  diesel: 'diesel',
  gas: 'gas',
  hybrid: 'hybrid',
  diesel_hybrid: 'hybrid',
  plug_in_hybrid: 'plug_in_hybrid',
  electric: 'electric',
} as const satisfies Partial<Record<KindedLot['fuel'], LawFacts['fuel']>>;

const hasLawFuel = (fuel: string): fuel is keyof typeof LAW_FUELS => Object.hasOwn(LAW_FUELS, fuel);

/**
 * The fuel and the displacement of a car whose feed does not state one of them: by its grade or body code, by what feeds
 * state for other lots of the same car, by the tables. Returns the lot as it is then known, and what was found.
 */
function completeEngine(
  lot: KindedLot,
  grade: string,
  learnt: LearntPowers | undefined,
): readonly [KindedLot, LawFacts] {
  const market = CATALOGUE_TYPES[lot.type].country ?? '';
  const { brand, model, kuzov, engine } = lot;
  const year = lot.year ?? undefined;
  let known = lot;
  let facts: LawFacts = {};
  if (lot.fuel === '') {
    const car = { brand, model, kuzov, grade, displacementCc: engine ?? undefined, year };
    const found = findFuel(car, market);
    const byLots = found && !found.isAssumed ? undefined : learnt?.findFuel(lot);
    const fuel = byLots ?? found?.fuel ?? '';
    if (hasLawFuel(fuel)) {
      known = { ...known, fuel };
      facts = {
        fuel: LAW_FUELS[fuel],
        kindSource: byLots === undefined && found?.isAssumed === true ? 'assumed' : 'reference',
      };
    }
  }
  if (engine === null && known.fuel !== '') {
    const displacementCc = findDisplacement({ brand, model, year, fuel: known.fuel }, market);
    if (displacementCc !== undefined) {
      known = { ...known, engine: displacementCc };
      facts = { ...facts, displacementCc, kindSource: 'assumed' };
    }
  }
  return [known, facts];
}

/** Parts of a lorry's grade that name a tractor or a special lorry. */
const TRACTOR = /\bTRACTOR\b|ТЯГАЧ|トラクタ/;
const SPECIAL = /\bCRANE\b|\bMIXER\b|\bTANK|МАНИПУЛЯТОР|クレーン|ミキサー/;

function findTruckKind(grade: string): TruckKind | undefined {
  if (SPECIAL.test(grade)) return 'special';
  return TRACTOR.test(grade) ? 'tractor' : undefined;
}

/** The gross mass that the feed states, else that of the row. Cards do not have the feed's mass, so it is repeated. */
function findMass({ mass }: KindedLot, row: CategoryRow | undefined): LawFacts {
  const massKg = mass ?? row?.massKg;
  if (massKg !== undefined) return { massKg };
  const { massMinKg, massMaxKg } = row ?? {};
  return {
    ...(massMinKg === undefined ? {} : { massMinKg }),
    ...(massMaxKg === undefined ? {} : { massMaxKg }),
  };
}

/** The category of a lorry, van, pickup or bus; nothing for a car. */
function identifyCategory(lot: KindedLot, grade: string): LawFacts {
  const { body_type: body } = lot;
  if (body === 'crane_truck') return { kind: 'truck', truckKind: 'special' };
  const row = find(CATEGORIES, lot, grade);
  const kindSource = row?.certainty ?? 'reference';
  const mass = findMass(lot, row);
  if (body === 'truck') {
    const truckKind = findTruckKind(grade) ?? row?.truckKind;
    const isKnown = row !== undefined && lot.mass === null;
    return { kind: 'truck', ...mass, ...(truckKind && { truckKind }), ...(isKnown && { kindSource }) };
  }
  if (row?.category) return { category: row.category, ...mass, kindSource };
  return body === 'van' || body === 'pickup' ? { category: 'N1', ...mass, kindSource: 'assumed' } : {};
}

/**
 * Finds what the law has to know about a lot and its feed does not say: series hybrid, category, gross mass, motors,
 * kind of machine, and fuel, displacement and power of a car from the reference. Empty for an ordinary car.
 * @param learnt the powers that the feeds state for other lots
 */
export function identifyVehicle(lot: KindedLot, learnt?: LearntPowers): LawFacts {
  const { vehicle } = CATALOGUE_TYPES[lot.type];
  const grade = lot.grade.toUpperCase();
  if (vehicle === 'motorcycle') return {};
  if (vehicle === 'machinery' && lot.body_type !== 'truck' && lot.body_type !== 'crane_truck') {
    const machine = findMachineKind(lot.body_type, lot.fuel);
    return machine ? { machine } : {};
  }
  const category = identifyCategory(lot, grade);
  if (category.kind === 'truck' || category.category?.startsWith('N')) return category;
  const [known, engine] = completeEngine(lot, grade, learnt);
  // The table of series hybrids knows their motors; a power from the reference is that of another version's engine.
  const drive = identifyDrive(known, grade);
  const power = drive.fuel === 'series_hybrid' ? {} : identifyPower(known, learnt);
  return { ...category, ...engine, ...power, ...drive };
}

const TABLES_HASH = shortHash(
  canonicalJson({ seriesHybrids, notSeries, categories, reference: listDataTexts() }),
);

/** A hash of the tables above and of the operator's rows: lots are identified again when it changes. */
export const hashKinds = (): string =>
  shortHash(canonicalJson([TABLES_HASH, listOwnRows(), listOwnMotors()]));
