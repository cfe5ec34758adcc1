import { findNeighbours } from '@vvoz/estimate/findNeighbours';
import { findArchive } from '@vvoz/catalogue/types/typeRelations';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Appearance, ComparableLot, ComparedSale, LotComparison } from '../CatalogueStore.ts';
import type { Runner } from '../db/runner.ts';
import { buildSimilarFilters } from '../similarFilters.ts';
import { compileFilter } from './compileFilter.ts';
import { findNumberColumns } from './numberColumns.ts';

/** Sales that a page shows. */
const MAX_SALES = 40;
/** The newest sales among which the nearest are looked for. */
export const MAX_CANDIDATES = 400;
/** With fewer sales the next filter, which is less strict, is asked. */
export const MIN_SALES = 12;
export const MAX_APPEARANCES = 5;
/** A car that returns to the hall has moved a little. */
const MAX_MILEAGE_SHARE = 0.01;

/** Select list of a ComparableLot. */
export const COMPARED_COLUMNS = `external_id as id, type, status, brand, model, kuzov, year, mileage, engine, rate, rate_rank as rank,
  drive, gearbox_kind, grade, color, equipment, info, auction, auction_date, start, finish, currency`;

export interface StoredSale extends ComparedSale {
  readonly rank: number | null;
}

/**
 * The newest sales of the first filter, from the strict to the loose, that has enough of them. The index finds them; only
 * the rows of the newest are read. In an archive of one currency the row need not be asked for its own.
 */
function findSales(
  run: Runner,
  lot: ComparableLot,
  since: string,
  now: Date,
): { readonly total: number; readonly sales: readonly StoredSale[] } {
  const archive = findArchive(lot.type);
  if (!archive) return { total: 0, sales: [] };
  const filters = buildSimilarFilters({ ...lot, kuzov: lot.kuzov || undefined, year: lot.year ?? undefined });
  const [inCurrency, currencies] =
    CATALOGUE_TYPES[archive].currency === undefined ? [' and currency = ?', [lot.currency]] : ['', []];
  let total = 0;
  let sales: readonly StoredSale[] = [];
  for (const filter of filters) {
    const { text, params } = compileFilter(filter, findNumberColumns(archive, now));
    const found = `from lot indexed by lot_facets
      where live = 1 and type = ? and day >= ? and status = 'sold' and finish > 0 and ${text}${inCurrency}`;
    const values = [archive, since, ...params, ...currencies];
    const newest = run.all<StoredSale>(
      `select external_id as id, day, finish as price, year, mileage, rate as grade, rate_rank as rank from lot
       where key in (select key ${found} order by day desc limit ${MAX_CANDIDATES}) order by day desc`,
      values,
    );
    sales = newest.filter(({ id }) => id !== lot.id);
    total =
      newest.length < MAX_CANDIDATES
        ? sales.length
        : (run.value<number>(`select count(*) ${found}`, values) ?? 0);
    if (sales.length >= MIN_SALES) break;
  }
  return { total, sales };
}

/** The mileages, km, that the same car may have at another auction. */
export const findMileages = (mileage: number | null): readonly [min: number, max: number] => [
  Math.floor((mileage ?? 0) * (1 - MAX_MILEAGE_SHARE)),
  Math.ceil((mileage ?? 0) * (1 + MAX_MILEAGE_SHARE)),
];

/** True if a lot has all by which its other appearances are found. */
export const isRecognizable = (
  { kuzov, year, mileage, color, auction }: ComparableLot,
  types: readonly CatalogueType[],
): boolean =>
  types.length > 1 && kuzov !== '' && color !== '' && auction !== '' && year !== null && (mileage ?? 0) !== 0;

/** The same car at other auctions of its hall, for types with an archive: code, year and colour are equal, the mileage is within 1 %. */
function findAppearances(
  run: Runner,
  lot: ComparableLot,
  types: readonly CatalogueType[],
): readonly Appearance[] {
  const { id, brand, model, kuzov, year, mileage, color, auction } = lot;
  if (!isRecognizable(lot, types)) return [];
  return types
    .flatMap((type) =>
      run.all<Appearance>(
        `select external_id as id, type, day, status, finish as price from lot indexed by lot_facets
         where live = 1 and type = ? and brand = ? and model = ? and kuzov = ? and year = ? and mileage between ? and ?
         and color = ? and auction = ? and external_id <> ? order by day desc limit ${MAX_APPEARANCES}`,
        [type, brand, model, kuzov, year ?? 0, ...findMileages(mileage), color, auction, id],
      ),
    )
    .sort((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, MAX_APPEARANCES);
}

/** Keeps the nearest of the sales. */
export const toComparison = (
  lot: ComparableLot,
  total: number,
  sales: readonly StoredSale[],
  appearances: readonly Appearance[],
): LotComparison => ({
  lot,
  total,
  sales: findNeighbours(lot, sales, MAX_SALES).map(({ id, day, price, year, mileage, grade }) => ({
    id,
    day,
    price,
    year,
    mileage,
    grade,
  })),
  appearances,
});

/**
 * Finds the sales that a lot is compared with, and its other appearances.
 * @param key of the lot
 * @param since YYYY-MM-DD, the first day of the sales
 */
export function compareLot(
  run: Runner,
  key: number,
  types: readonly CatalogueType[],
  since: string,
  now: Date,
): LotComparison | undefined {
  const [lot] = run.all<ComparableLot>(`select ${COMPARED_COLUMNS} from lot where key = ?`, [key]);
  if (!lot) return undefined;
  const { total, sales } = findSales(run, lot, since, now);
  return toComparison(lot, total, sales, findAppearances(run, lot, types));
}
