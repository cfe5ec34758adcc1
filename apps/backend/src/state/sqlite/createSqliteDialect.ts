import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SplitDriver } from '../SplitDriver.ts';
import { toStateError } from '../StateUnavailable.ts';
import { SqliteSide } from './SqliteSide.ts';

/** Reads and writes have a connection each, so Kysely must not queue them behind one another. */
class SplitSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration is applied as a whole or not at all. With Kysely's default a crash can leave half of it. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export interface SqliteStateOptions {
  readonly isThreaded: boolean;
  readonly maxWaitMs: number;
}

/** A dialect with one connection for writes and one for reads of a SQLite file in WAL mode (ADR 27). */
export function createSqliteDialect(file: string, options: SqliteStateOptions): Dialect {
  return {
    createAdapter: () => new SplitSqliteAdapter(),
    createDriver: () =>
      new SplitDriver({
        write: new SqliteSide({ file, readonly: false, ...options }),
        read: new SqliteSide({ file, readonly: true, ...options }),
        toError: (error) => toStateError(error, file),
      }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
