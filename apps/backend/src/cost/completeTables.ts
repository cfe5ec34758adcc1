import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { parseCsv, type CsvRow } from './parseCsv.ts';
import { TablesError, type TableFile } from './selectTables.ts';

const CARS = 'recycling-fee-cars.csv';
const PERSONAL = 'recycling-fee-personal.csv';
const TRUCKS = 'recycling-fee-trucks.csv';

type Json = Readonly<Record<string, unknown>>;
type CsvFiles = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readNumber = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : Number(cell);

const readCoefficients = (row: CsvRow): [number, number] => [
  Number(row['coefficient_new']),
  Number(row['coefficient_old']),
];

/** The bounds of the decree are whole horse-powers. */
function readPowerBound(row: CsvRow): { upToHp: number | null; upToKw: number | null } {
  const upToKw = readNumber(row['power_to_kw']);
  return { upToHp: upToKw === null ? null : Math.round(upToKw / KW_PER_HP), upToKw };
}

/** The rows of a file for a year. Throws a TablesError when there are none. */
function selectYear(files: CsvFiles, file: string, year: unknown): readonly CsvRow[] {
  const rows = parseCsv(files.get(file) ?? '').filter((row) => row['year'] === String(year));
  if (rows.length === 0) throw new TablesError(`${file} has no rows for the year ${String(year)}`);
  return rows;
}

/** Keeps the last of neighbouring rows with equal coefficients. */
const joinEqual = <Row extends { readonly coefficients: unknown }>(rows: readonly Row[]): Row[] =>
  rows.filter(
    (row, index) => JSON.stringify(row.coefficients) !== JSON.stringify(rows[index + 1]?.coefficients),
  );

/** The car's table of a year, in the form of a period's file. */
function buildCars({ year, ...table }: Json, files: CsvFiles): Json {
  const rows = selectYear(files, CARS, year);
  const combustion = rows.filter((row) => row['powertrain'] === 'combustion');
  const electric = rows.filter((row) => row['powertrain'] === 'electric');
  const byPower = Map.groupBy(combustion, (row) => row['power_to_kw'] ?? '');
  const [widest = []] = byPower.values();
  const limits = Object.fromEntries(selectYear(files, PERSONAL, year).map((row) => [row['powertrain'], row]));
  const { combustion: combustionLimit, electric: electricLimit } = limits;
  if (!combustionLimit || !electricLimit) throw new TablesError(`${PERSONAL} is incomplete`);
  return {
    ...table,
    personal: {
      coefficients: readCoefficients(combustionLimit),
      combustion: {
        ...readPowerBound(combustionLimit),
        upToCc: readNumber(combustionLimit['displacement_to_cc']),
      },
      electric: readPowerBound(electricLimit),
    },
    displacementsCc: widest.map((row) => readNumber(row['displacement_to_cc'])),
    combustion: [...byPower.values()].map(([first = {}, ...others]) => ({
      ...readPowerBound(first),
      coefficients: [first, ...others].map(readCoefficients),
    })),
    electric: joinEqual(
      electric.map((row) => ({ ...readPowerBound(row), coefficients: [readCoefficients(row)] })),
    ),
  };
}

/** kg, and the year up to which a second source has the same figures. */
const CERTAIN_TRUCKS = { upToKg: 12_000, year: '2026' };

/** The lorries' table of a year. */
function buildTrucks({ year, ...table }: Json, files: CsvFiles): Json {
  const rows = selectYear(files, TRUCKS, year).filter((row) => row['kind'] === 'cargo');
  return {
    ...table,
    rows: rows.map((row) => {
      const upToKg = readNumber(row['gross_mass_to_kg']);
      const isCertain =
        table['certainty'] === 'one_source' &&
        row['year'] === CERTAIN_TRUCKS.year &&
        upToKg !== null &&
        upToKg <= CERTAIN_TRUCKS.upToKg;
      return {
        upToKg,
        coefficients: readCoefficients(row),
        ...(isCertain ? { certainty: 'certain' } : {}),
      };
    }),
  };
}

const hasYear = (table: unknown): table is Json => isObject(table) && 'year' in table;

/**
 * Completes the files of the periods: a file that `extends` another one has only the tables that differ, and a
 * recycling table with a `year` has its coefficients in a CSV file. Throws a TablesError.
 */
export function completeTables(files: readonly TableFile[], csv: CsvFiles): readonly TableFile[] {
  const byName = new Map(files.map((file) => [file.name, file.content]));
  const extend = (name: string, seen: readonly string[]): unknown => {
    const content = byName.get(name);
    if (!isObject(content) || !('extends' in content)) return content;
    const { extends: base, ...own } = content;
    if (typeof base !== 'string' || !byName.has(base) || seen.includes(base))
      throw new TablesError(`${name}: extends: ${String(base)} is not another file of the folder`);
    const inherited = extend(base, [...seen, base]);
    return isObject(inherited) ? { ...inherited, ...own } : own;
  };
  return files.map(({ name }) => {
    const content = extend(name, [name]);
    if (!isObject(content)) return { name, content };
    const { recycling, trucks } = content;
    return {
      name,
      content: {
        ...content,
        ...(hasYear(recycling) ? { recycling: buildCars(recycling, csv) } : {}),
        ...(hasYear(trucks) ? { trucks: buildTrucks(trucks, csv) } : {}),
      },
    };
  });
}
