import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { findFuel } from '@vvoz/reference/findFuel';
import { findPower } from '@vvoz/reference/findPower';
import type { CostData } from '../calculateReceipt.ts';
import { toReferenceCar } from '../kinds/identifyVehicle.ts';
import { COST_BASIS_COLUMNS, type CostedLot } from '../lots/lotCost.ts';
import { restoreFeedPower } from '../lots/knownPower.ts';
import { measureLot, type PriceKind } from './measureLot.ts';

/** Lots of a type that are measured at most; of more every n-th. */
const MAX_LOTS = 4000;
/** A stated power that differs from the tables by a larger share contradicts them. */
const TOLERANCE = 0.1;
const MAX_EXAMPLES = 5;

type StoredLot = CostedLot & { readonly law_facts: string; readonly external_id: string };

export interface CoverageRow {
  /** Country of the catalogue, or the catalogue type of cars from several ones. */
  readonly country: string;
  /** Code of the catalogue; '' for an unknown one; `truck` for lorries, vans and pickups of every fuel. */
  readonly fuel: string;
  readonly lots: Record<PriceKind, number>;
  /** Lots with a wide interval or without a sum, by what it depends on. */
  readonly reasons: ReadonlyMap<string, number>;
}

export interface PowerFacts {
  readonly country: string;
  /** Cars whose power the feed states, whose power is from the reference, and whose power nobody knows. */
  readonly stated: number;
  readonly reference: number;
  readonly unknown: number;
  /** Stated powers and fuels that the tables do not have. */
  readonly contradictions: number;
  readonly examples: readonly string[];
}

export interface Coverage {
  /** Lots that were measured, of how many. */
  readonly measured: number;
  readonly total: number;
  readonly rows: readonly CoverageRow[];
  readonly powers: readonly PowerFacts[];
}

interface Tally {
  stated: number;
  reference: number;
  unknown: number;
  contradictions: number;
  examples: string[];
}

/** Describes a stated power that the tables contradict; undefined for one that they do not. */
function findContradiction(lot: StoredLot, country: string): string | undefined {
  const { brand, model, year, power, external_id: id } = lot;
  const found = findPower(toReferenceCar(lot), country);
  if (!found || power === null) return undefined;
  const isInside = power >= found.minHp * (1 - TOLERANCE) && power <= found.maxHp * (1 + TOLERANCE);
  return isInside
    ? undefined
    : `${id} ${brand} ${model} ${lot.kuzov} ${year ?? ''}: ${power} hp, tables ${found.minHp}–${found.maxHp}`;
}

const HYBRIDS: ReadonlySet<string> = new Set(['hybrid', 'plug_in_hybrid', 'diesel_hybrid']);

/** Describes a stated fuel that the grade or the body code contradicts; undefined for one that they do not. */
function findFuelContradiction(lot: StoredLot, country: string): string | undefined {
  const { brand, model, kuzov, grade, fuel, engine, year, external_id: id } = lot;
  const car = {
    brand,
    model,
    kuzov,
    grade: grade.toUpperCase(),
    displacementCc: engine ?? undefined,
    year: year ?? undefined,
  };
  const found = fuel === '' || fuel === 'other' ? undefined : findFuel(car, country);
  if (!found || found.isAssumed || found.fuel === fuel) return undefined;
  return HYBRIDS.has(found.fuel) && HYBRIDS.has(fuel)
    ? undefined
    : `${id} ${brand} ${model} ${kuzov} ${grade}: ${fuel}, by its grade or body code ${found.fuel}`;
}

function tallyPower(tally: Tally, lot: StoredLot, country: string): void {
  const isStated = (lot.power ?? 0) > 0 || lot.power_options !== '';
  if (isStated) tally.stated += 1;
  else if (lot.law_facts.includes('powersHp=')) tally.reference += 1;
  else tally.unknown += 1;
  const ofPower = isStated && lot.power_options === '' ? findContradiction(lot, country) : undefined;
  for (const contradiction of [ofPower, findFuelContradiction(lot, country)]) {
    if (contradiction === undefined) continue;
    tally.contradictions += 1;
    if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(contradiction);
  }
}

/** Reads the lots of a type on offer: all, or every n-th of many. */
function readLots(db: Database, type: CatalogueType): { total: number; lots: readonly StoredLot[] } {
  const keys = db
    .prepare<[string], number>('select key from lot where type = ? and live = 1')
    .pluck()
    .all(type);
  const step = Math.max(1, Math.ceil(keys.length / MAX_LOTS));
  const select = db.prepare<[number], StoredLot>(
    `select external_id, law_facts, ${COST_BASIS_COLUMNS.join(', ')} from lot where key = ?`,
  );
  const lots = keys.filter((_, index) => index % step === 0).flatMap((key) => select.get(key) ?? []);
  return { total: keys.length, lots };
}

/** Measures how well the prices and powers of the cars on offer are known, by country and fuel. */
export function readCoverage(db: Database, data: CostData): Coverage {
  const rows = new Map<string, CoverageRow & { reasons: Map<string, number> }>();
  const powers = new Map<string, Tally>();
  let [measured, total] = [0, 0];
  for (const type of Object.keys(CATALOGUE_TYPES) as CatalogueType[]) {
    const { vehicle, country: origin } = CATALOGUE_TYPES[type];
    if (vehicle !== 'car' || origin === 'russia') continue;
    // Left-hand drive cars come from several countries.
    const country = origin ?? type;
    const read = readLots(db, type);
    total += read.total;
    measured += read.lots.length;
    for (const stored of read.lots) {
      const lot = restoreFeedPower(stored);
      const coverage = measureLot(lot, data);
      if (!coverage) continue;
      const fuel = coverage.isTruck ? 'truck' : lot.fuel;
      const row = rows.get(`${country}|${fuel}`) ?? {
        country,
        fuel,
        lots: { one: 0, narrow: 0, wide: 0, none: 0 },
        reasons: new Map<string, number>(),
      };
      rows.set(`${country}|${fuel}`, row);
      row.lots[coverage.kind] += 1;
      if (coverage.kind === 'wide' || coverage.kind === 'none') {
        const reason = coverage.reasons.join(' + ');
        row.reasons.set(reason, (row.reasons.get(reason) ?? 0) + 1);
      }
      if (coverage.isTruck) continue;
      const tally = powers.get(country) ?? {
        stated: 0,
        reference: 0,
        unknown: 0,
        contradictions: 0,
        examples: [],
      };
      powers.set(country, tally);
      tallyPower(tally, lot, origin ?? '');
    }
  }
  return {
    measured,
    total,
    rows: [...rows.values()].toSorted(
      (one, other) => one.country.localeCompare(other.country) || one.fuel.localeCompare(other.fuel),
    ),
    powers: [...powers].map(([country, tally]) => ({ country, ...tally })),
  };
}
