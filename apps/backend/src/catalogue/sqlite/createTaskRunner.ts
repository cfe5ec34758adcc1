import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../db/open.ts';
import { createSqliteQueries, type SqliteQueries } from './sqliteQueries.ts';

export interface Task {
  readonly method: keyof SqliteQueries;
  readonly args: readonly unknown[];
  /** The caller's time, ms since 1970. */
  readonly now: number;
}

export type Outcome =
  /** `version` is the state of the data from which the value comes. */
  | { readonly ok: true; readonly value: unknown; readonly version: string }
  | { readonly ok: false; readonly unavailable: boolean; readonly message: string };

/** SQLite codes of temporary failures: no file, a lock, or a failing disk. */
const UNAVAILABLE = /^SQLITE_(CANTOPEN|BUSY|LOCKED|IOERR|CORRUPT|NOTADB|FULL|NOMEM)/;

/** Messages before the first migration, and while the first import builds the indices at its end. */
const NOT_YET = /^no such (table|index)/;

/** Runs tasks on one database file, which may be created later. */
export interface TaskRunner {
  /** Runs a task. Never throws: errors are returned as data, because an Error loses its class between threads. */
  readonly run: (task: Task) => Outcome;
  readonly close: () => void;
}

export function createTaskRunner(file: string): TaskRunner {
  let open: { db: Database; queries: SqliteQueries } | undefined;
  let clock = 0;

  const connect = () => {
    if (open) return open;
    if (!existsSync(file))
      throw Object.assign(new Error('there is no database yet'), { code: 'SQLITE_CANTOPEN' });
    const db = openDatabase(file, { readonly: true });
    return (open = { db, queries: createSqliteQueries(db, () => new Date(clock)) });
  };

  return {
    run: ({ method, args, now }) => {
      clock = now;
      try {
        const { db, queries } = connect();
        const query = queries[method] as (...params: readonly unknown[]) => unknown;
        // One transaction per task, so that all its statements see one state of the data.
        return db.transaction((): Outcome => {
          const version = queries.version();
          return { ok: true, value: query(...args), version };
        })();
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        const message = error instanceof Error ? error.message : String(error);
        return {
          ok: false,
          unavailable: UNAVAILABLE.test(code) || NOT_YET.test(message),
          message,
        };
      }
    },
    close: () => {
      open?.db.close();
      open = undefined;
    },
  };
}
