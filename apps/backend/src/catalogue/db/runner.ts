import type { Database } from 'better-sqlite3';
import { createStatementCache } from '../../lib/createStatementCache.ts';

export type Params = readonly (string | number)[];

/** Runs statements on one connection. Filters of one shape share a prepared statement. */
export interface Runner {
  readonly all: <T>(text: string, params: Params) => T[];
  /** First column of the first row. */
  readonly value: <T>(text: string, params: Params) => T | undefined;
}

export function createRunner(db: Database): Runner {
  const prepare = createStatementCache(db);
  return {
    all: <T>(text: string, params: Params) => prepare(text).all(...params) as T[],
    value: <T>(text: string, params: Params) => {
      const row = prepare(text).get(...params) as Record<string, T> | undefined;
      return row === undefined ? undefined : Object.values(row)[0];
    },
  };
}
