import { canonicalBrand } from './brands.ts';
import { findJapanPower } from './japanPowers.ts';
import { findInRegister } from './register.ts';
import { listOwnRows } from './ownRows.ts';
import { readData, readDataText } from './readTable.ts';
import { toPowerRow, type PowerRow } from './powerRow.ts';
import type { PowerSource, ReferenceCar, ReferencePower } from './referenceCar.ts';

/** Feeds round the displacement, or state that of a sister engine. cm³. */
export const SAME_ENGINE_CC = 12;
/** Model years before and after those of a row: cars are registered after they are built. */
const YEAR_MARGIN = 1;
/** Years beyond which a row says nothing about the same engine. */
const FAR_YEARS = 5;

/** Tables of home markets, by the country of the catalogue. */
const TABLES: Readonly<Record<string, string>> = { korea: 'cars-korea.csv', china: 'cars-china.csv' };

const toKey = (brand: string, model: string): string => `${brand}|${model}`;

const tables = new Map<string, ReadonlyMap<string, readonly PowerRow[]>>();

function loadTable(file: string): ReadonlyMap<string, readonly PowerRow[]> {
  const loaded = tables.get(file);
  if (loaded) return loaded;
  const groups = Map.groupBy(readData(file).map(toPowerRow), ({ brand, model }) => toKey(brand, model));
  tables.set(file, groups);
  return groups;
}

const is4wd = (drive: string): boolean => drive === '4WD';
const is2wd = (drive: string): boolean => drive !== '' && !drive.includes('4WD');

/** True unless the row is of the other number of driven axles. */
const fitsDrive = (row: PowerRow, drive = ''): boolean =>
  row.drive === '' || (row.drive === '4wd' ? !is2wd(drive) : !is4wd(drive));

/** The rows of one of the tests, or all if none passes it. */
const prefer = <Row>(rows: readonly Row[], test: (row: Row) => boolean): readonly Row[] => {
  const preferred = rows.filter(test);
  return preferred.length > 0 ? preferred : rows;
};

/** Cars whose answer is kept: an import asks for the same ones again and again. */
const MAX_CACHED = 20_000;
/** null: nothing fits. */
const cache = new Map<string, ReferencePower | null>();
let cachedRows = listOwnRows();

/** The rows of a model that may be the car. */
function selectRows(rows: readonly PowerRow[], car: ReferenceCar): readonly PowerRow[] {
  const { fuel, displacementCc: cc, year, drive } = car;
  const ofEngine = rows.filter(
    (row) =>
      row.fuel === fuel &&
      fitsDrive(row, drive) &&
      (fuel === 'electric' || (cc !== undefined && Math.abs(row.cc - cc) <= SAME_ENGINE_CC)),
  );
  const exact = fuel === 'electric' ? ofEngine : prefer(ofEngine, (row) => row.cc === cc);
  if (year === undefined) return exact;
  const isWithin = (row: PowerRow, margin: number): boolean =>
    year >= row.from - margin && year <= row.to + margin;
  // A year that no row has is a slip of the feed or of the table: the engine stays the same for some years.
  const near = prefer(
    exact.filter((row) => isWithin(row, FAR_YEARS)),
    (row) => isWithin(row, YEAR_MARGIN),
  );
  // A year at the border of two generations fits the rows of both; its own years decide if one has them.
  return prefer(
    prefer(near, (row) => isWithin(row, 0)),
    (row) => year > row.from && year < row.to,
  );
}

function merge(rows: readonly PowerRow[], source: PowerSource): ReferencePower | undefined {
  if (rows.length === 0) return undefined;
  return {
    minHp: Math.min(...rows.map(({ minHp }) => minHp)),
    maxHp: Math.max(...rows.map(({ maxHp }) => maxHp)),
    source,
  };
}

/**
 * Finds the power of a car whose feed does not state it: the least and the highest of the versions that fit brand,
 * model, fuel, displacement, drive and year. The operator's rows win, then the table of the home market – of Japan by
 * body code –, then the European register. Undefined where nothing fits.
 * @param market the country that the car was sold in. Versions of other markets with the same engine have other powers: of
 * 20,000 Japanese cars whose power is known the European register had it for 71 of 100.
 */
export function findPower(car: ReferenceCar, market: string): ReferencePower | undefined {
  const { brand, model, kuzov, fuel, displacementCc, year, drive } = car;
  const key = [market, brand, model, market === 'japan' ? kuzov : '', fuel, displacementCc, year, drive].join(
    '|',
  );
  if (cachedRows !== listOwnRows() || cache.size >= MAX_CACHED) {
    cache.clear();
    cachedRows = listOwnRows();
  }
  const cached = cache.get(key);
  if (cached !== undefined) return cached ?? undefined;
  const found = lookUp(car, market);
  cache.set(key, found ?? null);
  return found;
}

function lookUp(car: ReferenceCar, market: string): ReferencePower | undefined {
  const brand = canonicalBrand(car.brand, market);
  const own = listOwnRows().filter(
    (row) =>
      (row.brand === car.brand || row.brand === brand) &&
      row.model === car.model &&
      (row.market === '' || row.market === market),
  );
  const byOperator = merge(selectRows(own, car), 'operator');
  if (byOperator) return byOperator;
  const file = TABLES[market];
  const rows = file === undefined ? [] : (loadTable(file).get(toKey(brand, car.model)) ?? []);
  if (rows.length > 0) {
    // The tables have most plug-in hybrids as hybrids, like the feeds: both have the same engine.
    const fuels = car.fuel === 'plug_in_hybrid' ? [car.fuel, 'hybrid'] : [car.fuel];
    return fuels
      .map((fuel) => merge(selectRows(rows, { ...car, fuel }), 'table'))
      .find((found) => found !== undefined);
  }
  return market === 'japan' ? findJapanPower(car) : findInRegister({ ...car, brand });
}

/** The engines of a model in the table of a home market, of the versions that were sold in that year. */
export function listEngines(
  { brand, model, year }: Pick<ReferenceCar, 'brand' | 'model' | 'year'>,
  market: string,
): readonly PowerRow[] {
  const file = TABLES[market];
  const rows =
    file === undefined ? [] : (loadTable(file).get(toKey(canonicalBrand(brand, market), model)) ?? []);
  return rows.filter(
    ({ from, to }) => year === undefined || (year >= from - YEAR_MARGIN && year <= to + YEAR_MARGIN),
  );
}

/** Texts of the data, for a version that tells whether lots must be looked up again. */
export const listDataTexts = (): readonly string[] =>
  ['cars-korea.csv', 'cars-china.csv', 'cars-europe.csv', 'powers-japan.csv', 'hybrid-motors.csv'].map(
    readDataText,
  );
