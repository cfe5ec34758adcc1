import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { openPool } from './openPool.ts';
import { SplitDriver } from './SplitDriver.ts';
import { toStateError } from './StateUnavailable.ts';

/** Connections per process for reads, and as many for writes. */
const MAX_CONNECTIONS = 4;
/** The name by which PostgreSQL lists the connections of a backend. */
export const APPLICATION_NAME = 'vvoz';
/** How long a statement may run, ms. */
const STATEMENT_MS = 15_000;
/** How much longer its answer may take, ms: a frozen server ends nothing by itself. */
const ANSWER_MS = 1000;

/**
 * A dialect with one pool for writes and one for reads, so that writes that wait for a lock leave connections to
 * readers. `pool` is the one for reads, for libraries that need the driver.
 * @param maxWaitMs how long to wait for a connection, and how long for a lock
 * @param statementMs how long a statement may run
 */
export function createPostgresDialect(
  url: string,
  maxWaitMs: number,
  statementMs = STATEMENT_MS,
): { readonly dialect: Dialect; readonly pool: pg.Pool } {
  const open = () =>
    openPool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: maxWaitMs,
      lock_timeout: maxWaitMs,
      statement_timeout: statementMs,
      query_timeout: statementMs + ANSWER_MS,
      application_name: APPLICATION_NAME,
    });
  const pool = open();
  const base = new PostgresDialect({ pool });
  return {
    pool,
    dialect: {
      createAdapter: () => base.createAdapter(),
      createDriver: () =>
        new SplitDriver({
          write: new PostgresDriver({ pool: open() }),
          read: new PostgresDriver({ pool }),
          toError: (error) => toStateError(error, 'the PostgreSQL database'),
        }),
      createIntrospector: (db) => base.createIntrospector(db),
      createQueryCompiler: () => base.createQueryCompiler(),
    },
  };
}
