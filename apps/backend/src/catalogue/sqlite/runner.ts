import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

export type Params = readonly (string | number)[];

/** Prepared statements cached per connection: filters of one shape share a statement. */
const MAX_STATEMENTS = 300;

/** Runs statements on one connection. */
export interface Runner {
  readonly all: <T>(text: string, params: Params) => T[];
  /** First column of the first row. */
  readonly value: <T>(text: string, params: Params) => T | undefined;
}

export function createRunner(db: Database): Runner {
  const statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });
  const prepare = (text: string): Statement => {
    const prepared = statements.get(text);
    if (prepared) return prepared;
    const statement = db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    all: <T>(text: string, params: Params) => prepare(text).all(...params) as T[],
    value: <T>(text: string, params: Params) => {
      const row = prepare(text).get(...params) as Record<string, T> | undefined;
      return row === undefined ? undefined : Object.values(row)[0];
    },
  };
}
