import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { isDamage, isUnavailable } from '../../lib/sqliteFile.ts';
import { describeDamage } from '../db/damage.ts';
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

/** Errors of SQLite before the first migration, and while the first import builds the indices at its end. */
const NOT_YET = /^no such (table|index)/;

/** Runs tasks on one database file, which may be created later. */
export interface TaskRunner {
  /** Runs a task. Never throws: errors are returned as data, because an Error loses its class between threads. */
  readonly run: (task: Task) => Outcome;
  readonly close: () => void;
}

/** How often to check whether the file was replaced, ms. */
const CHECK_MS = 500;

const findInode = (file: string): bigint | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

export function createTaskRunner(file: string): TaskRunner {
  let open: { db: Database; queries: SqliteQueries; inode: bigint; checkedAt: number } | undefined;
  let clock = 0;

  const close = () => {
    open?.db.close();
    open = undefined;
  };

  /** Closes the database when another file has taken its name. A removed file stays open until then. */
  const closeIfReplaced = () => {
    if (!open || performance.now() - open.checkedAt < CHECK_MS) return;
    open.checkedAt = performance.now();
    const inode = findInode(file);
    if (inode !== undefined && inode !== open.inode) close();
  };

  const connect = () => {
    closeIfReplaced();
    if (open) return open;
    const inode = findInode(file);
    if (inode === undefined)
      throw Object.assign(new Error('there is no database yet'), { code: 'SQLITE_CANTOPEN' });
    const db = openDatabase(file, { readonly: true });
    const queries = createSqliteQueries(db, () => new Date(clock));
    return (open = { db, queries, inode, checkedAt: performance.now() });
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
        const cause = getErrorMessage(error);
        const message = isDamage(error) ? describeDamage(file, cause) : cause;
        // The next task opens it again, because the operator may have replaced the file.
        if (isDamage(error)) close();
        return {
          ok: false,
          unavailable: isUnavailable(error) || NOT_YET.test(message),
          message,
        };
      }
    },
    close,
  };
}
