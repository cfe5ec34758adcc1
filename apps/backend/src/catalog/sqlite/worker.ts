import { existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/open.ts';
import { createSqliteQueries, type SqliteQueries } from './sqliteQueries.ts';

export interface Task {
  readonly method: keyof SqliteQueries;
  readonly args: readonly unknown[];
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly unavailable: boolean; readonly message: string };

/** SQLite's words for «not now»: no file, no table yet, locked, or a disk that fails. */
const UNAVAILABLE = /^SQLITE_(CANTOPEN|BUSY|LOCKED|IOERR|CORRUPT|NOTADB)/;

const file = (workerData as readonly [unknown, { file: string }])[1].file;
let queries: SqliteQueries | undefined;

function open(): SqliteQueries {
  if (!existsSync(file))
    throw Object.assign(new Error('the database does not exist yet'), { code: 'SQLITE_CANTOPEN' });
  queries ??= createSqliteQueries(openDatabase(file, { readonly: true }));
  return queries;
}

/** The entry of a worker thread: one question to SQLite. Never throws; errors travel as data. */
export default function answer({ method, args }: Task): Outcome {
  try {
    return { ok: true, value: (open()[method] as (...given: readonly unknown[]) => unknown)(...args) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, unavailable: UNAVAILABLE.test(code) || /no such table/.test(message), message };
  }
}
