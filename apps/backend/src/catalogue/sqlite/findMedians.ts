import type { MedianGroup, MedianRequest } from '../CatalogueStore.ts';
import { LIST_COLUMNS } from '../filter.ts';
import { findMedian, type Tally } from '../histogram.ts';
import { compileScope } from './facetQueries.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

interface Row {
  readonly value: string;
  readonly interval: number;
  readonly count: number;
  /** JSON of `spread`: a tally per field. */
  readonly tallies: string;
}

/** Finds the medians of a request in one pass over the covering index: 90 ms for 60,000 lots. */
export function findMedians(
  run: Runner,
  { type, filter, groupBy, interval: { field, bounds }, fields }: MedianRequest,
  numbers: NumberColumns,
): MedianGroup[] {
  const { text, params } = compileScope(type, filter, numbers);
  const group = LIST_COLUMNS[groupBy];
  const interval = ['0', ...bounds.map(() => `(${numbers[field]} > ?)`)].join(' + ');
  const rows = run.all<Row>(
    `select ${group} as value, ${interval} as interval, count(*) as count,
       spread(${fields.map((one) => numbers[one]).join(', ')}) as tallies
     ${text} and ${group} <> '' and ${numbers[field]} is not null group by 1, 2 order by 1, 2`,
    [...bounds, ...params],
  );
  return rows.map(({ tallies, ...row }) => {
    const byField = JSON.parse(tallies) as Tally[];
    return { ...row, medians: fields.map((_, at) => findMedian(byField[at] ?? [])) };
  });
}
