import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import { SplitDriver } from './SplitDriver.ts';
import { toStateError } from './StateUnavailable.ts';

/** Connections per process for reads, and as many for writes. */
const MAX_CONNECTIONS = 4;
/** The name by which PostgreSQL lists the connections of a backend. */
export const APPLICATION_NAME = 'vvoz';
/** How long a statement may run, ms. */
const STATEMENT_MS = 15_000;

/**
 * A dialect with one pool for writes and one for reads, so that writes that wait for a lock leave connections to
 * readers. `pool` is the one for reads, for libraries that need the driver.
 * @param maxWaitMs how long to wait for a connection, and how long for a lock
 */
export function createPostgresDialect(
  url: string,
  maxWaitMs: number,
): { readonly dialect: Dialect; readonly pool: pg.Pool } {
  const openPool = () => {
    const pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: maxWaitMs,
      lock_timeout: maxWaitMs,
      statement_timeout: STATEMENT_MS,
      application_name: APPLICATION_NAME,
    });
    // An idle connection fails when the server goes away. The next query opens another one.
    pool.on('error', () => undefined);
    return pool;
  };
  const pool = openPool();
  const base = new PostgresDialect({ pool });
  return {
    pool,
    dialect: {
      createAdapter: () => base.createAdapter(),
      createDriver: () =>
        new SplitDriver({
          write: new PostgresDriver({ pool: openPool() }),
          read: new PostgresDriver({ pool }),
          toError: (error) => toStateError(error, 'the PostgreSQL database'),
        }),
      createIntrospector: (db) => base.createIntrospector(db),
      createQueryCompiler: () => base.createQueryCompiler(),
    },
  };
}
