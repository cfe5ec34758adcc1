import type { SalesGroup, SalesGrouping, SalesRequest } from '../CatalogueStore.ts';
import { NUMBER_COLUMNS } from '../filter.ts';
import { findUsualRange, type Tally } from '../histogram.ts';
import type { Runner } from '../db/runner.ts';
import { compileScope } from './facetQueries.ts';
import type { NumberColumns } from './numberColumns.ts';

interface Row {
  readonly name: string | number;
  readonly sold: number;
  readonly unsold: number;
  /** JSON of `spread`: one tally. */
  readonly prices: string;
}

/** The group of a lot as an expression, its parameters, and the condition that it has one. */
function compileGroup(grouping: SalesGrouping): {
  readonly name: string;
  readonly params: readonly number[];
  readonly isKnown: string;
} {
  if (grouping.by === 'all') return { name: '0', params: [], isKnown: '1' };
  if (grouping.by === 'month') return { name: 'substr(day, 1, 7)', params: [], isKnown: `day <> ''` };
  // Without assumed years, unlike filters: a result says something of lots of a known year only.
  const column = NUMBER_COLUMNS[grouping.by];
  const { bounds } = grouping;
  return {
    name: ['0', ...bounds.map(() => `(${column} > ?)`)].join(' + '),
    params: bounds,
    isKnown: `${column} is not null`,
  };
}

/** Finds the results of a request in one pass over the covering index for each grouping. */
export function findSales(
  run: Runner,
  { type, filter, groupings }: SalesRequest,
  numbers: NumberColumns,
): SalesGroup[][] {
  const { text, params } = compileScope(type, filter, numbers);
  return groupings.map((grouping) => {
    const { name, params: bounds, isKnown } = compileGroup(grouping);
    const price = NUMBER_COLUMNS[grouping.price];
    const rows = run.all<Row>(
      `select ${name} as name, sum(status = 'sold') as sold, sum(status = 'not_sold') as unsold,
         spread(case when status = 'sold' then ${price} end) as prices
       ${text} and status in ('sold', 'not_sold') and ${isKnown} group by 1 order by 1`,
      [...bounds, ...params],
    );
    return rows
      .filter(({ sold, unsold }) => sold + unsold > 0)
      .map(({ name: group, sold, unsold, prices }) => {
        const [tally = []] = JSON.parse(prices) as Tally[];
        const sorted = tally.toSorted(([one], [other]) => one - other);
        const priced = sorted.reduce((sum, [, count]) => sum + count, 0);
        return { group, sold, unsold, priced, quantiles: findUsualRange(sorted) };
      });
  });
}
