import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { ColumnIndex } from '../columns/ColumnIndex.ts';
import type { Runner } from '../db/runner.ts';
import { readArrivals } from './findArrivals.ts';
import { readLots } from './lotRow.ts';
import type { SqliteQueries } from './sqliteQueries.ts';

/** There is no index of these lots in the present state of the data. */
export class NoIndex extends Error {
  override readonly name = 'NoIndex';
}

/** The queries that an index can answer. */
export type IndexQueries = Pick<
  SqliteQueries,
  'count' | 'list' | 'arrivals' | 'facets' | 'histograms' | 'values' | 'medians' | 'sales'
>;

/**
 * Answers queries from an index; SQLite gives the rows of a page. They throw NoIndex.
 * @param find the index of a type in the state of the data that the connection sees
 */
export function createIndexQueries(
  run: Runner,
  now: () => Date,
  find: (type: CatalogueType) => ColumnIndex | undefined,
): IndexQueries {
  const get = (type: CatalogueType): ColumnIndex => {
    const index = find(type);
    if (!index) throw new NoIndex(`${type}: no index`);
    return index;
  };
  return {
    count: ({ type, filter }) => get(type).count(filter, now()),
    list: (request) => readLots(run, get(request.type).keys(request, now())),
    arrivals: ({ type, filter, limit }) => readArrivals(run, get(type).newest(filter, limit, now())),
    facets: (type, requests) => get(type).facets(requests, now()),
    histograms: (type, requests) => get(type).histograms(requests, now()),
    values: ({ type, filter }, field) => get(type).values(filter, field, now()),
    medians: (request) => get(request.type).medians(request, now()),
    sales: (request) => get(request.type).sales(request, now()),
  };
}
