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
const MAX_CANDIDATES = 400;
/** With fewer sales the next filter, which is less strict, is asked. */
const MIN_SALES = 12;
const MAX_APPEARANCES = 5;
/** A car that returns to the hall has moved a little. */
const MAX_MILEAGE_SHARE = 0.01;

const LOT_COLUMNS = `external_id as id, type, status, brand, model, kuzov, year, mileage, engine, rate, rate_rank as rank,
  drive, gearbox_kind, grade, color, equipment, info, auction, auction_date, start, finish, currency`;

interface StoredSale extends ComparedSale {
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

/** The same car at other auctions of its hall, for types with an archive: code, year and colour are equal, the mileage is within 1 %. */
function findAppearances(
  run: Runner,
  lot: ComparableLot,
  types: readonly CatalogueType[],
): readonly Appearance[] {
  const { id, brand, model, kuzov, year, mileage, color, auction } = lot;
  if (
    types.length < 2 ||
    kuzov === '' ||
    color === '' ||
    auction === '' ||
    year === null ||
    mileage === null ||
    mileage === 0
  )
    return [];
  return types
    .flatMap((type) =>
      run.all<Appearance>(
        `select external_id as id, type, day, status, finish as price from lot indexed by lot_facets
         where live = 1 and type = ? and brand = ? and model = ? and kuzov = ? and year = ? and mileage between ? and ?
         and color = ? and auction = ? and external_id <> ? order by day desc limit ${MAX_APPEARANCES}`,
        [
          type,
          brand,
          model,
          kuzov,
          year,
          Math.floor(mileage * (1 - MAX_MILEAGE_SHARE)),
          Math.ceil(mileage * (1 + MAX_MILEAGE_SHARE)),
          color,
          auction,
          id,
        ],
      ),
    )
    .sort((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, MAX_APPEARANCES);
}

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
  const [lot] = run.all<ComparableLot>(`select ${LOT_COLUMNS} from lot where key = ?`, [key]);
  if (!lot) return undefined;
  const { total, sales } = findSales(run, lot, since, now);
  return {
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
    appearances: findAppearances(run, lot, types),
  };
}
