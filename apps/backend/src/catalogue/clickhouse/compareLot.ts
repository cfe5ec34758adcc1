import { findArchive } from '@vvoz/catalogue/types/typeRelations';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Appearance, ComparableLot, LotComparison } from '../CatalogueStore.ts';
import { and, type Filter } from '../filter.ts';
import { buildSimilarFilters } from '../similarFilters.ts';
import {
  COMPARED_COLUMNS,
  findMileages,
  isRecognizable,
  MAX_APPEARANCES,
  MAX_CANDIDATES,
  MIN_SALES,
  toComparison,
  type StoredSale,
} from '../sqlite/compareLot.ts';
import { findNumberColumns } from '../sqlite/numberColumns.ts';
import { compileFilter } from './compileFilter.ts';
import type { Place } from './findLots.ts';
import type { ClickHouse } from './openClickHouse.ts';
import { compileListed, type Pin } from './readPin.ts';

/** The newest sales of the first filter, from the strict to the loose, that has enough of them. */
async function findSales(clickHouse: ClickHouse, pin: Pin, lot: ComparableLot, since: string, now: Date) {
  let total = 0;
  let sales: readonly StoredSale[] = [];
  const archive = findArchive(lot.type);
  if (!archive) return { total, sales };
  const inCurrency = CATALOGUE_TYPES[archive].currency === undefined ? ' and currency = ?' : '';
  for (const similar of buildSimilarFilters({
    ...lot,
    kuzov: lot.kuzov || undefined,
    year: lot.year ?? undefined,
  })) {
    const filter: Filter = and(
      similar,
      { op: 'between', field: 'day', min: since },
      { op: 'in', field: 'status', values: ['sold'] },
      { op: 'range', field: 'finish', min: 1 },
    );
    const { text, params } = compileListed(
      pin,
      archive,
      compileFilter(filter, findNumberColumns(archive, now)),
    );
    const values = [...params, ...(inCurrency === '' ? [] : [lot.currency])];
    const newest = await clickHouse.all<StoredSale>(
      `select external_id as id, day, finish as price, year, mileage, rate as grade, rate_rank as rank from (
         select key, external_id, day, finish, year, mileage, rate, rate_rank ${text}${inCurrency}
         group by key, external_id, day, finish, year, mileage, rate, rate_rank having sum(sign) > 0
         order by day desc limit ${MAX_CANDIDATES}) order by day desc`,
      values,
    );
    sales = newest.filter(({ id }) => id !== lot.id);
    total = sales.length;
    if (newest.length >= MAX_CANDIDATES) {
      const [row] = await clickHouse.all<{ n: number }>(`select sum(sign) as n ${text}${inCurrency}`, values);
      total = row?.n ?? 0;
    }
    if (sales.length >= MIN_SALES) break;
  }
  return { total, sales };
}

/** The same car at other auctions of its hall. */
async function findAppearances(
  clickHouse: ClickHouse,
  pin: Pin,
  lot: ComparableLot,
  types: readonly CatalogueType[],
): Promise<readonly Appearance[]> {
  if (!isRecognizable(lot, types)) return [];
  const columns = 'external_id, type, day, status, finish';
  const found = await clickHouse.all<Appearance>(
    `select external_id as id, type, day, status, finish as price from (
       select key, ${columns} from lot
       where live = 1 and type in (${types.map(() => '?').join(', ')}) and ${pin.where} and brand = ? and model = ?
         and kuzov = ? and year = ? and mileage between ? and ? and color = ? and auction = ? and external_id <> ?
       group by key, ${columns} having sum(sign) > 0)`,
    [
      ...types,
      lot.brand,
      lot.model,
      lot.kuzov,
      lot.year ?? 0,
      ...findMileages(lot.mileage),
      lot.color,
      lot.auction,
      lot.id,
    ],
  );
  return found
    .toSorted((one, other) =>
      one.day < other.day
        ? 1
        : one.day > other.day
          ? -1
          : types.indexOf(one.type) - types.indexOf(other.type),
    )
    .slice(0, MAX_APPEARANCES);
}

/** Finds the sales since a day that a lot is compared with, and its other appearances. */
export async function compareLot(
  clickHouse: ClickHouse,
  pin: Pin,
  { type, place }: { readonly type: CatalogueType; readonly place: Place },
  types: readonly CatalogueType[],
  since: string,
  now: Date,
): Promise<LotComparison | undefined> {
  const [lot] = await clickHouse.all<ComparableLot>(
    `select ${COMPARED_COLUMNS} from lot
     where type = ? and (brand, model, kuzov, key) in ((?, ?, ?, ${place.k})) and sign = 1 and ${pin.where}
     order by batch desc limit 1`,
    [type, place.b, place.m, place.z],
  );
  if (!lot) return undefined;
  const { total, sales } = await findSales(clickHouse, pin, lot, since, now);
  return toComparison(lot, total, sales, await findAppearances(clickHouse, pin, lot, types));
}
