import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';

/** How many lots have a power that their feed states. */
export interface PowerSample {
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  /** cm³. */
  readonly engine: number | null;
  readonly fuel: LotRecord['fuel'];
  readonly drive: LotRecord['drive'];
  readonly year: number | null;
  /** hp. */
  readonly power: number;
  readonly lots: number;
}

/** How many lots of a car have a fuel that their feed states. */
export interface FuelSample extends Pick<SampledCar, 'brand' | 'model' | 'kuzov' | 'engine' | 'fuel'> {
  readonly lots: number;
}

type SampledCar = Pick<LotRecord, 'brand' | 'model' | 'kuzov' | 'engine' | 'fuel' | 'drive' | 'year'>;

/** Lots of the same car that must state a power before it counts. */
const MIN_LOTS = 3;
/** Share of them below which a power is a mistake of the feed. */
const MIN_SHARE = 0.05;
/** Two powers that differ less are one that was rounded in kW. */
const SAME_POWER_SHARE = 0.015;
/** Years before and after that of the lot. */
const YEAR_MARGIN = 1;

const toKey = ({ brand, model, kuzov, engine, fuel }: Omit<SampledCar, 'year'>): string =>
  [brand, model, kuzov, engine ?? '', fuel].join('|');

const toFuelKey = ({ brand, model, kuzov, engine }: Omit<FuelSample, 'fuel' | 'lots'>): string =>
  [brand, model, kuzov, engine ?? ''].join('|');

/** The fuels that feeds do not tell apart: both kinds of hybrids. */
const HYBRIDS: ReadonlySet<string> = new Set(['hybrid', 'plug_in_hybrid']);

/** The one fuel of a car; undefined where too few lots state it or they differ. */
function findOneFuel(samples: readonly FuelSample[]): LotRecord['fuel'] | undefined {
  const total = samples.reduce((sum, { lots }) => sum + lots, 0);
  const usual = samples.filter(({ lots }) => lots >= total * MIN_SHARE);
  const [most] = usual.toSorted((one, other) => other.lots - one.lots);
  const isOne = usual.length === 1 || usual.every(({ fuel }) => HYBRIDS.has(fuel));
  return total >= MIN_LOTS && isOne ? most?.fuel : undefined;
}

interface Cluster {
  readonly power: number;
  readonly lots: number;
}

/** Joins powers that differ by rounding. The power of a cluster is that of most lots. */
function clusterPowers(samples: readonly PowerSample[]): readonly Cluster[] {
  const counts = new Map<number, number>();
  for (const { power, lots } of samples) counts.set(power, (counts.get(power) ?? 0) + lots);
  const clusters: { power: number; most: number; lots: number; last: number }[] = [];
  for (const [power, lots] of [...counts].toSorted(([one], [other]) => one - other)) {
    const current = clusters.at(-1);
    if (current && power - current.last <= power * SAME_POWER_SHARE) {
      current.lots += lots;
      current.last = power;
      if (lots > current.most) Object.assign(current, { power, most: lots });
    } else clusters.push({ power, most: lots, lots, last: power });
  }
  return clusters;
}

/** The powers and fuels that feeds state for other lots of the same car. */
export class LearntPowers {
  readonly #samples: ReadonlyMap<string, readonly PowerSample[]>;
  readonly #fuels: ReadonlyMap<string, readonly FuelSample[]>;

  constructor(samples: readonly PowerSample[], fuels: readonly FuelSample[] = []) {
    this.#samples = Map.groupBy(samples, (sample) => toKey(sample));
    this.#fuels = Map.groupBy(fuels, (sample) => toFuelKey(sample));
  }

  /**
   * The fuel that lots with the same brand, model, body code and displacement state. Undefined without a body code, and
   * where they state none or several.
   */
  findFuel(car: Pick<SampledCar, 'brand' | 'model' | 'kuzov' | 'engine'>): LotRecord['fuel'] | undefined {
    return car.kuzov === '' ? undefined : findOneFuel(this.#fuels.get(toFuelKey(car)) ?? []);
  }

  /**
   * The ends of the powers of lots with the same brand, model, body code, displacement and fuel, hp; of the same drive
   * and years where there are enough. Undefined when too few lots state one.
   */
  find(car: SampledCar): readonly number[] | undefined {
    const all = this.#samples.get(toKey(car));
    if (!all) return undefined;
    const isNear = ({ year }: PowerSample): boolean =>
      car.year === null || year === null || Math.abs(year - car.year) <= YEAR_MARGIN;
    const hasDrive = ({ drive }: PowerSample): boolean => car.drive !== '' && drive === car.drive;
    const choices = [all.filter((sample) => isNear(sample) && hasDrive(sample)), all.filter(isNear), all];
    for (const samples of choices) {
      const total = samples.reduce((sum, { lots }) => sum + lots, 0);
      if (total < MIN_LOTS) continue;
      const powers = clusterPowers(samples)
        .filter(({ lots }) => lots >= total * MIN_SHARE)
        .map(({ power }) => power);
      const [low, high] = [powers[0], powers.at(-1)];
      if (low !== undefined && high !== undefined) return low === high ? [low] : [low, high];
    }
    return undefined;
  }
}

/** No lot states a power. */
export const NOTHING_LEARNT = new LearntPowers([]);

/**
 * Reads the powers and fuels that the stored lots of cars from the same country state; those of every country without a type, and
 * for a type of cars from several countries (left-hand drive).
 */
export function learnPowers(db: Database, type?: CatalogueType): LearntPowers {
  const country = type && CATALOGUE_TYPES[type].country;
  const types = (Object.keys(CATALOGUE_TYPES) as CatalogueType[]).filter(
    (each) =>
      CATALOGUE_TYPES[each].vehicle === 'car' &&
      (country === undefined || CATALOGUE_TYPES[each].country === country),
  );
  if (types.length === 0) return NOTHING_LEARNT;
  const samples = db
    .prepare<unknown[], PowerSample>(
      `select brand, model, kuzov, engine, fuel, drive, year, power, count(*) as lots from lot
       where type in (${types.map(() => '?').join(', ')}) and power > 0 and power_options = ''
         and law_facts not like '%powerSource=%'
       group by brand, model, kuzov, engine, fuel, drive, year, power`,
    )
    .all(...types);
  const fuels = db
    .prepare<unknown[], FuelSample>(
      `select brand, model, kuzov, engine, fuel, count(*) as lots from lot
       where type in (${types.map(() => '?').join(', ')}) and fuel not in ('', 'other') and kuzov <> ''
       group by brand, model, kuzov, engine, fuel`,
    )
    .all(...types);
  return new LearntPowers(samples, fuels);
}
