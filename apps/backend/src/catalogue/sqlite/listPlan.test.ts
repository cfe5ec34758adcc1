import type { Order } from '@vvoz/catalogue/query/orders';
import { expect, test } from 'vitest';
import { and, EVERYTHING, NUMBER_COLUMNS, or, type Filter } from '../filter.ts';
import { listKeys } from './listKeys.ts';
import type { Runner } from '../db/runner.ts';

/**
 * Lists a page on a catalogue of `count` lots, of which a walk finds `found`. Returns each statement in short: its
 * kind, its index, and the limit and offset of its page.
 */
function planList(
  request: { filter: Filter; order: Order; limit: number; offset: number },
  { count = 100_000, found = 0 } = {},
): readonly string[] {
  const plan: string[] = [];
  const note = (kind: string, sql: string, page: readonly unknown[]) =>
    plan.push([kind, /indexed by (\w+)/.exec(sql)?.[1], ...page].join(' '));
  const run: Runner = {
    all: <T>(sql: string, params: readonly unknown[]) => {
      const walks = sql.includes('key in (');
      note(walks ? 'walk' : 'sort', sql, params.slice(-2));
      return (walks ? Array.from({ length: found }, (_, key) => ({ key })) : []) as T[];
    },
    value: <T>(sql: string) => {
      note('count', sql, []);
      return count as T;
    },
  };
  listKeys(run, { type: 'japan', ...request }, NUMBER_COLUMNS);
  return plan;
}

const white: Filter = { op: 'in', field: 'color', values: ['white'] };
const toyota: Filter = { op: 'in', field: 'brand', values: ['TOYOTA'] };
const named: Filter = { op: 'contains', field: 'brand', text: 'TOY' };
const lot: Filter = { op: 'lot', number: '5123' };
const first = { limit: 8, offset: 0 };

test.each<[string, Filter, Order, string[]]>([
  ['a lot number', lot, 'date_desc', ['sort lot_by_number 8 0']],
  ['no filter, newest first', EVERYTHING, 'date_desc', ['sort lot_by_date 8 0']],
  ['no filter, dearest first', EVERYTHING, 'price_desc', ['sort lot_by_price 8 0']],
  // Ascending, an index begins with the unknown values, which come last in the list.
  ['no filter, cheapest first', EVERYTHING, 'price_asc', ['walk lot_by_price 8 0', 'sort lot_facets 8 0']],
  ['no filter, an order without index', EVERYTHING, 'year_desc', ['sort lot_facets 8 0']],
  ['a colour', white, 'date_desc', ['walk lot_by_date 8 0', 'sort lot_facets 8 0']],
  ['two conditions', and(white, named), 'cost_asc', ['walk lot_by_cost 8 0', 'sort lot_facets 8 0']],
  ['nothing matches', or(), 'date_desc', ['walk lot_by_date 8 0', 'sort lot_facets 8 0']],
  ['a brand', toyota, 'date_desc', ['sort lot_facets 8 0']],
  ['a brand beside a colour', and(white, toyota), 'date_desc', ['sort lot_facets 8 0']],
])('indices of a list: %s', (_, filter, order, plan) =>
  expect(planList({ filter, order, ...first })).toEqual(plan),
);

test('a walk that fills the page is enough; a page beyond the walk is sorted at once', () => {
  const white8 = { filter: white, order: 'date_desc', limit: 8 } as const;
  expect(planList({ ...white8, offset: 0 }, { found: 8 })).toEqual(['walk lot_by_date 8 0']);
  expect(planList({ ...white8, offset: 1492 }, { found: 8 })).toEqual(['walk lot_by_date 8 1492']);
  expect(planList({ ...white8, offset: 1493 })).toEqual(['sort lot_facets 8 1493']);
});

test.each([
  [19_999, 100_000, ['sort lot_facets 8 19999']],
  [20_000, 100_000, ['count lot_facets', 'sort lot_facets 8 20000']],
  [49_999, 100_000, ['count lot_facets', 'sort lot_facets 8 49999']],
  [50_000, 100_000, ['count lot_facets', 'sort lot_facets 8 49992']],
  [99_995, 100_000, ['count lot_facets', 'sort lot_facets 5 0']],
  [100_000, 100_000, ['count lot_facets']],
  [200_000, 100_000, ['count lot_facets']],
])('a page at %d of %d lots is read from the nearer end', (offset, count, plan) =>
  expect(planList({ filter: toyota, order: 'date_desc', limit: 8, offset }, { count })).toEqual(plan),
);
