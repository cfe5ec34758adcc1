import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { isDamage, isUnavailable } from '../../lib/sqliteFile.ts';
import { describeDamage } from '../db/damage.ts';
import { queryTypeVersion } from '../db/meta.ts';
import { openDatabase } from '../db/open.ts';
import { createRunner } from '../db/runner.ts';
import { createIndexQueries, NoIndex } from './indexQueries.ts';
import { createIndices, type Indices, type IndexNote } from './createIndices.ts';
import { createSqliteQueries, type SqliteQueries } from './sqliteQueries.ts';

export interface Task {
  readonly method: keyof SqliteQueries;
  readonly args: readonly unknown[];
  /** The caller's time, ms since 1970. */
  readonly now: number;
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** `no index`: this runner answers from an index, and has none of these lots now. */
      readonly reason: 'unavailable' | 'no index' | 'failed';
      readonly message: string;
    };

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

interface OpenFile {
  readonly db: Database;
  readonly queries: SqliteQueries;
  readonly indices?: Indices;
  readonly inode: bigint;
  checkedAt: number;
}

export interface TaskRunnerOptions {
  /** Answers counts and lists from an index in memory, or not at all. */
  readonly hasIndex?: boolean;
  /** Gets what the operator should know of the index. */
  readonly note?: (note: IndexNote) => void;
}

export function createTaskRunner(
  file: string,
  { hasIndex = false, note }: TaskRunnerOptions = {},
): TaskRunner {
  let open: OpenFile | undefined;
  let clock = 0;

  const close = () => {
    open?.db.close();
    open?.indices?.close();
    open = undefined;
  };

  /** Closes the database when another file has taken its name. A removed file stays open until then. */
  const closeIfReplaced = () => {
    if (!open || performance.now() - open.checkedAt < CHECK_MS) return;
    open.checkedAt = performance.now();
    const inode = findInode(file);
    if (inode !== undefined && inode !== open.inode) close();
  };

  const connect = (): OpenFile => {
    closeIfReplaced();
    if (open) return open;
    const inode = findInode(file);
    if (inode === undefined)
      throw Object.assign(new Error('there is no database yet'), { code: 'SQLITE_CANTOPEN' });
    const db = openDatabase(file, { readonly: true });
    const getNow = () => new Date(clock);
    const queries = createSqliteQueries(db, getNow);
    const base = { db, queries, inode, checkedAt: performance.now() };
    if (!hasIndex) return (open = base);
    const indices = createIndices(file, note);
    const run = createRunner(db);
    const find = (type: CatalogueType) => indices.find(type, queryTypeVersion(run, type));
    return (open = { ...base, indices, queries: { ...queries, ...createIndexQueries(run, getNow, find) } });
  };

  return {
    run: ({ method, args, now }) => {
      clock = now;
      try {
        const { db, queries, indices } = connect();
        const query = queries[method] as (...params: readonly unknown[]) => unknown;
        // One transaction per task, so that all its statements see one state of the data.
        return db.transaction((): Outcome => {
          indices?.renew(queries.version());
          return { ok: true, value: query(...args) };
        })();
      } catch (error) {
        if (error instanceof NoIndex) return { ok: false, reason: 'no index', message: error.message };
        const cause = getErrorMessage(error);
        const message = isDamage(error) ? describeDamage(file, cause) : cause;
        // The next task opens it again, because the operator may have replaced the file.
        if (isDamage(error)) close();
        return {
          ok: false,
          reason: isUnavailable(error) || NOT_YET.test(message) ? 'unavailable' : 'failed',
          message,
        };
      }
    },
    close,
  };
}
