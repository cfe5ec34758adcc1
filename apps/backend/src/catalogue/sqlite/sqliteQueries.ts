import type { Database } from 'better-sqlite3';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { queryCatalogueVersion } from '../db/meta.ts';
import type {
  ArrivalRequest,
  FacetRequest,
  HistogramRequest,
  LandingRequest,
  ListRequest,
  LotComparison,
  MedianRequest,
  OfferPage,
  OfferRequest,
  SalesRequest,
  Scope,
} from '../CatalogueStore.ts';
import type { Filter, NumberField } from '../filter.ts';
import { compareLot } from './compareLot.ts';
import { compileFilter } from './compileFilter.ts';
import { countHistograms, countOptions } from './facetQueries.ts';
import { chooseIndex } from './chooseIndex.ts';
import { findArrivals, readArrivals } from './findArrivals.ts';
import { findMedians } from './findMedians.ts';
import { findLandings, measureLandings } from './findLandings.ts';
import { findOffers } from './findOffers.ts';
import { findSales } from './findSales.ts';
import { listKeys } from './listKeys.ts';
import { readLots } from './lotRow.ts';
import { findNumberColumns } from './numberColumns.ts';
import { createRunner } from '../db/runner.ts';
import { addTally } from './tally.ts';

/** Answers requests with equal filters in one pass. */
function answerByFilter<R extends { readonly filter: Filter }, A>(
  requests: readonly R[],
  answerGroup: (filter: Filter, requests: readonly R[]) => readonly A[],
): A[] {
  const responses: A[] = [];
  const groups = Object.values(Object.groupBy(requests, ({ filter }) => JSON.stringify(filter)));
  for (const group of groups) {
    const [first] = group ?? [];
    if (!group || !first) continue;
    answerGroup(first.filter, group).forEach((response, at) => {
      responses[requests.indexOf(group[at] as R)] = response;
    });
  }
  return responses;
}

/**
 * The synchronous queries of CatalogueStore on one read-only connection. They run in a worker thread.
 * @param now the current time, from which the assumed year of a lot is computed
 */
export function createSqliteQueries(db: Database, now: () => Date) {
  addTally(db);
  const run = createRunner(db);
  /** Finds the key of a lot by id. Prefers a listed lot to a withdrawn one, then the earlier type. */
  function findKey(types: readonly CatalogueType[], id: string): number | undefined {
    const found = types.flatMap((type) =>
      run.all<{ key: number; live: number }>(
        'select key, live from lot where type = ? and external_id = ? order by live desc, key desc limit 1',
        [type, id],
      ),
    );
    return (found.find((row) => row.live === 1) ?? found[0])?.key;
  }
  const findColumns = (type: CatalogueType) => findNumberColumns(type, now());

  return {
    version: (): string => queryCatalogueVersion(run),

    count: ({ type, filter }: Scope): number => {
      const { text, params } = compileFilter(filter, findColumns(type));
      const sql = `select count(*) from lot indexed by ${chooseIndex(filter)} where live = 1 and type = ? and ${text}`;
      return run.value<number>(sql, [type, ...params]) ?? 0;
    },

    list: (request: ListRequest): Lot[] => readLots(run, listKeys(run, request, findColumns(request.type))),

    arrivals: (request: ArrivalRequest) =>
      readArrivals(run, findArrivals(run, request, findColumns(request.type))),

    facets: (type: CatalogueType, requests: readonly FacetRequest[]) =>
      answerByFilter(requests, (filter, group) =>
        countOptions(
          run,
          type,
          filter,
          findColumns(type),
          group.map(({ field }) => field),
        ),
      ),

    histograms: (type: CatalogueType, requests: readonly HistogramRequest[]) =>
      answerByFilter(requests, (filter, group) =>
        countHistograms(run, type, filter, findColumns(type), group),
      ),

    values: ({ type, filter }: Scope, field: NumberField): [number, number][] => {
      const numbers = findColumns(type);
      const { text, params } = compileFilter(filter, numbers);
      const column = numbers[field];
      const sql = `select ${column} as value, count(*) as count from lot indexed by ${chooseIndex(filter)}
        where live = 1 and type = ? and ${column} is not null and ${text} group by 1 order by 1`;
      return run
        .all<{ value: number; count: number }>(sql, [type, ...params])
        .map(({ value, count }) => [value, count]);
    },

    medians: (request: MedianRequest) => findMedians(run, request, findColumns(request.type)),

    sales: (request: SalesRequest) => findSales(run, request, findColumns(request.type)),

    landings: (request: LandingRequest) => findLandings(run, request, findColumns(request.type)),
    offers: (request: OfferRequest): OfferPage => {
      const { keys, next } = findOffers(run, request, findColumns(request.type));
      return { lots: readLots(run, keys), ...(next ? { next } : {}) };
    },
    landingPart: (request: LandingRequest) => measureLandings(run, request, findColumns(request.type)),

    /** Finds a lot by id. */
    byId: (types: readonly CatalogueType[], id: string): Lot | undefined => {
      const key = findKey(types, id);
      return key === undefined ? undefined : readLots(run, [key])[0];
    },

    compare: (types: readonly CatalogueType[], id: string, since: string): LotComparison | undefined => {
      const key = findKey(types, id);
      return key === undefined ? undefined : compareLot(run, key, types, since, now());
    },

    /** Month, status and price of the lots auctioned since a day. */
    results: (type: CatalogueType, filter: Filter, since: string) => {
      const { text, params } = compileFilter(filter, findColumns(type));
      return run.all<{ month: string; status: string; finish: number | null }>(
        `select substr(day, 1, 7) as month, status, finish from lot indexed by lot_facets
         where live = 1 and type = ? and day >= ? and status in ('sold', 'not_sold') and ${text} order by month, finish`,
        [type, since, ...params],
      );
    },
  };
}

export type SqliteQueries = ReturnType<typeof createSqliteQueries>;
