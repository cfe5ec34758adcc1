import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { CatalogType, Lot } from '@vvoz/api/catalog/lot';
import type { FacetOption, Histogram } from '@vvoz/api/catalog/view';
import { catalogVersion } from '../../db/meta.ts';
import type { FacetRequest, HistogramRequest, ListRequest, Scope } from '../CatalogStore.ts';
import { makeBins } from '../histogram.ts';
import { NUMBER_COLUMNS } from './columns.ts';
import { compileFilter } from './compileFilter.ts';
import { facetSql } from './facetSql.ts';
import { countIndex } from './indices.ts';
import { listKeys } from './listKeys.ts';
import { LOT_COLUMNS, rowToLot, type LotRow } from './lotRow.ts';

type Params = readonly (string | number)[];

/** Prepared statements kept by a connection: shapes of filters repeat, their values do not matter. */
const STATEMENTS = 500;

/** Runs statements of one connection. */
export interface Runner {
  readonly all: <T>(text: string, params: Params) => T[];
  readonly value: <T>(text: string, params: Params) => T | undefined;
}

export function createRunner(db: Database): Runner {
  const statements = new LRUCache<string, Statement>({ max: STATEMENTS });
  const prepared = (text: string): Statement => {
    const kept = statements.get(text);
    if (kept) return kept;
    const statement = db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    all: <T>(text: string, params: Params) => prepared(text).all(...params) as T[],
    value: <T>(text: string, params: Params) => {
      const row = prepared(text).get(...params) as Record<string, T> | undefined;
      return row === undefined ? undefined : Object.values(row)[0];
    },
  };
}

/** The questions of CatalogStore over one read-only connection, synchronous: they run in a worker thread. */
export function createSqliteQueries(db: Database) {
  const run = createRunner(db);

  const count = ({ type, filter }: Scope): number => {
    const { text, params } = compileFilter(filter);
    const sql = `select count(*) from lot indexed by ${countIndex(filter)} where live = 1 and type = ? and ${text}`;
    return run.value<number>(sql, [type, ...params]) ?? 0;
  };

  const rows = (keys: readonly number[]): Lot[] => {
    if (keys.length === 0) return [];
    const found = run.all<LotRow>(
      `select ${LOT_COLUMNS} from lot where key in (${keys.map(() => '?').join(', ')})`,
      keys,
    );
    const byKey = new Map(found.map((row) => [row.key, row]));
    return keys.flatMap((key) => byKey.get(key) ?? []).map(rowToLot);
  };

  const facet = (type: CatalogType, { field, filter }: FacetRequest): FacetOption[] => {
    const { text, params } = compileFilter(filter);
    return run.all<FacetOption>(facetSql(field, countIndex(filter), text), [type, ...params]);
  };

  const histogram = (type: CatalogType, { field, filter, bins }: HistogramRequest): Histogram => {
    const column = NUMBER_COLUMNS[field];
    const { text, params } = compileFilter(filter);
    const sql = `select ${column} as value, count(*) as count from lot indexed by ${countIndex(filter)}
      where live = 1 and type = ? and ${column} is not null and ${text} group by ${column} order by ${column}`;
    return makeBins(run.all<{ value: number; count: number }>(sql, [type, ...params]), bins);
  };

  return {
    version: (): string => catalogVersion(db),
    count,
    list: (request: ListRequest): Lot[] => rows(listKeys(run, request, () => count(request))),
    facets: (type: CatalogType, requests: readonly FacetRequest[]) =>
      requests.map((request) => facet(type, request)),
    histograms: (type: CatalogType, requests: readonly HistogramRequest[]) =>
      requests.map((request) => histogram(type, request)),
    byId: (types: readonly CatalogType[], id: string): Lot | undefined => {
      for (const type of types) {
        const key = run.value<number>('select key from lot where type = ? and external_id = ?', [type, id]);
        if (key !== undefined) return rows([key])[0];
      }
      return undefined;
    },
    results: (type: CatalogType, { filter }: { filter: Scope['filter'] }, since: string) => {
      const { text, params } = compileFilter(filter);
      return run.all<{ month: string; status: string; finish: number | null }>(
        `select substr(day, 1, 7) as month, status, finish from lot indexed by lot_facets
         where live = 1 and type = ? and day >= ? and status in ('sold', 'not_sold') and ${text} order by month, finish`,
        [type, since, ...params],
      );
    },
  };
}

export type SqliteQueries = ReturnType<typeof createSqliteQueries>;
