import type { ListRequest } from '../CatalogueStore.ts';
import type { Filter } from '../filter.ts';
import { compileFilter, type Sql } from './compileFilter.ts';
import { chooseIndex } from './chooseIndex.ts';
import { compileOrder, type OrderSql } from './orders.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

export interface ListLimits {
  /** Index entries to walk before giving up. A page of a wide filter is full within 1,500 entries, in about 5 ms. */
  readonly maxWalk: number;
  /**
   * From this offset on, the list is counted first. Then a page beyond the end needs no sorting, and a page in the
   * second half is read from the end.
   */
  readonly minDeepOffset: number;
}
const DEFAULT_LIMITS: ListLimits = { maxWalk: 1500, minDeepOffset: 20_000 };

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A filter with a brand reads only that part of the covering index, which is faster than a walk. */
const hasBrand = (filter: Filter): boolean =>
  filter.op === 'and' ? filter.all.some(hasBrand) : filter.op === 'in' && filter.field === 'brand';

function selectSorted(
  run: Runner,
  index: string,
  type: string,
  where: Sql,
  terms: string,
  { limit, offset }: Slice,
): number[] {
  const sql = `select key from lot indexed by ${index} where live = 1 and type = ? and ${where.text} order by ${terms} limit ? offset ?`;
  return run.all<{ key: number }>(sql, [type, ...where.params, limit, offset]).map((row) => row.key);
}

/**
 * Reads a page from the first entries of an index in the list's order. Returns undefined if they do not fill the page.
 */
function walkIndex(
  run: Runner,
  { type, limit, offset }: ListRequest,
  filter: Sql,
  { index, where, terms }: NonNullable<OrderSql['walk']>,
  maxWalk: number,
): number[] | undefined {
  const sql = `select key from lot where key in (
      select key from lot indexed by ${index} where live = 1 and type = ?${where} order by ${terms} limit ${maxWalk}
    ) and ${filter.text} order by ${terms} limit ? offset ?`;
  const found = run.all<{ key: number }>(sql, [type, ...filter.params, limit, offset]);
  return found.length === limit ? found.map((row) => row.key) : undefined;
}

/** Selects and sorts keys from the covering index, without reading rows. */
function selectCovered(
  run: Runner,
  request: ListRequest,
  where: Sql,
  order: OrderSql,
  minDeepOffset: number,
): number[] {
  const { type, limit, offset } = request;
  if (offset < minDeepOffset)
    return selectSorted(run, 'lot_facets', type, where, order.terms, { limit, offset });
  const sql = `select count(*) from lot indexed by lot_facets where live = 1 and type = ? and ${where.text}`;
  const count = run.value<number>(sql, [type, ...where.params]) ?? 0;
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  if (offset < count / 2) return selectSorted(run, 'lot_facets', type, where, order.terms, { limit, offset });
  const fromEnd = { limit: length, offset: count - offset - length };
  return selectSorted(run, 'lot_facets', type, where, order.backwards, fromEnd).toReversed();
}

/**
 * Returns the keys of one page of a list without reading other rows. It walks an index in the list's order if that
 * fills the page, which a wide filter does; otherwise it sorts the keys of the covering index.
 */
export function listKeys(
  run: Runner,
  request: ListRequest,
  numbers: NumberColumns,
  { maxWalk, minDeepOffset }: ListLimits = DEFAULT_LIMITS,
): number[] {
  const { type, filter, limit, offset } = request;
  const where = compileFilter(filter, numbers);
  const order = compileOrder(request.order, numbers);
  const index = chooseIndex(filter);
  if (index !== 'lot_facets') return selectSorted(run, index, type, where, order.terms, { limit, offset });
  const { walk } = order;
  if (walk) {
    const unfiltered = filter.op === 'and' && filter.all.length === 0;
    if (unfiltered && order.descending)
      return selectSorted(run, walk.index, type, where, order.terms, request);
    const keys =
      offset + limit <= maxWalk && !hasBrand(filter) && walkIndex(run, request, where, walk, maxWalk);
    if (keys) return keys;
  }
  return selectCovered(run, request, where, order, minDeepOffset);
}
