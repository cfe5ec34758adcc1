import type { ListRequest } from '../CatalogStore.ts';
import { compileFilter, type Sql } from './compileFilter.ts';
import { countIndex } from './indices.ts';
import { orderSql, type OrderSql } from './orders.ts';
import type { Runner } from './sqliteQueries.ts';

/** Walking an ordered index is the better way while it meets about this many rows at most before the page is full. */
const WALK_AT_MOST = 4000;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

function keysBy(
  run: Runner,
  index: string,
  type: string,
  where: Sql,
  order: string,
  { limit, offset }: Slice,
): number[] {
  const sql = `select key from lot indexed by ${index} where live = 1 and type = ? and ${where.text} order by ${order} limit ? offset ?`;
  return run.all<{ key: number }>(sql, [type, ...where.params, limit, offset]).map((row) => row.key);
}

/** Ascending walks meet the unknown values first, but a list shows them last: the known part, then the rest. */
function walkAscending(
  run: Runner,
  request: ListRequest,
  where: Sql,
  order: OrderSql & { index: string },
): number[] {
  const { type, limit, offset } = request;
  const blank = order.column === 'auction_date' ? "auction_date = ''" : 'price is null';
  const known: Sql = { text: `not (${blank}) and ${where.text}`, params: where.params };
  const keys = keysBy(run, order.index, type, known, `${order.column} asc, key asc`, { limit, offset });
  if (keys.length === limit) return keys;
  const sql = `select count(*) from lot indexed by lot_facets where live = 1 and type = ? and ${known.text}`;
  const before = run.value<number>(sql, [type, ...known.params]) ?? 0;
  const unknown: Sql = { text: `${blank} and ${where.text}`, params: where.params };
  const rest = { limit: limit - keys.length, offset: Math.max(0, offset - before) };
  return [...keys, ...keysBy(run, order.index, type, unknown, 'key asc', rest)];
}

/**
 * Keys of one page of a list. Where the filter is wide, an index in the list's order is walked; where it is narrow, the
 * matching keys are taken from the covering index and sorted; only the rows that are shown are then read.
 */
export function listKeys(run: Runner, request: ListRequest, count: () => number): number[] {
  const { type, filter, limit, offset } = request;
  const where = compileFilter(filter);
  const order = orderSql(request.order);
  const index = countIndex(filter);
  if (order.index !== undefined && index === 'lot_facets') {
    const matching = count();
    if (matching <= offset) return [];
    const total =
      run.value<number>('select count(*) from lot indexed by lot_by_date where live = 1 and type = ?', [
        type,
      ]) ?? 0;
    if (((offset + limit) * total) / matching <= WALK_AT_MOST) {
      return request.order.endsWith('_asc')
        ? walkAscending(run, request, where, { ...order, index: order.index })
        : keysBy(run, order.index, type, where, order.terms, { limit, offset });
    }
  }
  return keysBy(run, index, type, where, order.terms, { limit, offset });
}
