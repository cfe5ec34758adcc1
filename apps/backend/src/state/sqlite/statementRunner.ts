import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { createStatementCache } from '../../lib/createStatementCache.ts';

export interface ConnectionOptions {
  readonly file: string;
  readonly readonly: boolean;
}

/** A statement for a connection, or the command to close it. */
export type StateTask =
  | {
      readonly kind: 'run';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** How long to wait for the lock of another process, ms. */
      readonly waitMs: number;
      /** Whether the caller is in a transaction. SQLite ends one by itself when the disk is full. */
      readonly isInTransaction: boolean;
    }
  | { readonly kind: 'close' };

/** Errors are returned as data, because they lose their code between threads. */
export type StateOutcome =
  | { readonly ok: true; readonly rows: unknown[]; readonly changes?: number; readonly insertId?: bigint }
  | { readonly ok: false; readonly code: string; readonly message: string };

function openConnection({ file, readonly }: ConnectionOptions): Sqlite.Database {
  if (!readonly) mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file, { readonly, fileMustExist: readonly, timeout: 5000 });
  if (readonly) return database;
  try {
    database.pragma('journal_mode = WAL');
    // Each commit waits for the disk: a lead must be on the disk before it is answered.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Overwrites deleted rows, so that personal data does not stay in the file.
    database.pragma('secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Waits are rounded up to this, ms, so that most tasks need not set the timeout of the one before. */
const WAIT_STEP_MS = 100;

/** A connection with its prepared statements. */
interface Connection {
  readonly database: Sqlite.Database;
  readonly prepare: (sql: string) => Sqlite.Statement;
  /** The `busy_timeout` that was set last, ms. */
  waitMs?: number;
}

function execute(
  connection: Connection,
  { sql, parameters, waitMs, isInTransaction }: Extract<StateTask, { kind: 'run' }>,
): StateOutcome {
  const { database, prepare } = connection;
  // A failed rollback left this transaction open. Its caller got an error.
  if (database.inTransaction && !isInTransaction) database.exec('rollback');
  if (isInTransaction && !database.inTransaction)
    return sql === 'rollback'
      ? { ok: true, rows: [] }
      : { ok: false, code: 'SQLITE_ABORT', message: 'the transaction has ended' };
  const wait = Math.ceil(waitMs / WAIT_STEP_MS) * WAIT_STEP_MS;
  if (wait !== connection.waitMs) {
    database.pragma(`busy_timeout = ${wait}`);
    connection.waitMs = wait;
  }
  const statement = prepare(sql);
  if (statement.reader) return { ok: true, rows: statement.all(...parameters) };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { ok: true, rows: [], changes, insertId: BigInt(lastInsertRowid) };
}

/** Opens a connection at the first task and runs the tasks on it, in the calling thread. Never throws. */
export function createStatementRunner(options: ConnectionOptions): (task: StateTask) => StateOutcome {
  let open: Connection | undefined;
  return (task) => {
    try {
      if (task.kind === 'close') {
        open?.database.close();
        open = undefined;
        return { ok: true, rows: [] };
      }
      if (!open) {
        const database = openConnection(options);
        open = { database, prepare: createStatementCache(database) };
      }
      return execute(open, task);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return { ok: false, code, message: error instanceof Error ? error.message : String(error) };
    }
  };
}
