import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { getFaultCode } from '../lib/faultCode.ts';
import { isDamage, removeSqliteFile } from '../lib/sqliteFile.ts';

const TABLE = 'rate_limit';
/** How long a count waits for another process, ms. It blocks this process meanwhile. */
const MAX_WAIT_MS = 100;
/** After such a wait nobody waits again for this long, ms: counts that were begun at the same time fail at once. */
const NO_WAIT_MS = 1000;

export type SharedLimiter = RateLimiterStoreAbstract & {
  readonly clearExpired: (before: number) => Promise<void>;
};

export interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  readonly inMemoryBlockOnConsumed: number;
}

/** Counts that several processes share. */
export interface SharedCounts {
  /** Opens one limit. Rejects with the database's errors. */
  readonly open: (options: LimiterOptions) => Promise<SharedLimiter>;
  /** Removes the file of a store that this error calls damaged, and returns its name. Then open all limits again. */
  readonly repair: (error: unknown) => string | undefined;
  readonly close: () => void;
}

/** Waits until the library has created its table, which it reports by a callback. */
const createLimiter = (
  create: (ready: (error?: Error) => void) => RateLimiterStoreAbstract,
): Promise<SharedLimiter> =>
  new Promise((resolve, reject) => {
    const limiter: RateLimiterStoreAbstract = create((error) =>
      setImmediate(() => (error ? reject(error) : resolve(limiter as SharedLimiter))),
    );
  });

const common = { storeClient: undefined, tableName: TABLE, clearExpiredByTimeout: false };

/** Any number that no other lock of the database has. */
const CREATION_LOCK = 7_264_001;

/**
 * Creates the table as the library describes it. PostgreSQL fails when two processes create a table at once, so the second
 * one waits.
 */
async function createTable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CREATION_LOCK]);
    await client.query(
      `create table if not exists ${TABLE} (
         key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Counts in a table of PostgreSQL. */
export function createPostgresCounts(pool: Pool): SharedCounts {
  let created: Promise<void> | undefined;
  return {
    open: async (options) => {
      created ??= createTable(pool).catch((error: unknown) => {
        created = undefined;
        throw error;
      });
      await created;
      return createLimiter(
        (ready) =>
          new RateLimiterPostgres(
            { ...common, ...options, storeClient: pool, storeType: 'pool', tableCreated: true },
            ready,
          ),
      );
    },
    repair: () => undefined,
    close: () => undefined,
  };
}

/** The part of a connection that the library uses for counting. Of many simultaneous counts, only one waits for a lock. */
function createGuardedClient(database: Sqlite.Database) {
  let busy: unknown;
  let busyUntil = 0;
  return {
    prepare: (statement: string) => database.prepare(statement),
    transaction: (work: () => unknown) => () => {
      if (performance.now() < busyUntil) throw busy;
      try {
        return database.transaction(work)();
      } catch (error) {
        if (getFaultCode(error).startsWith('SQLITE_BUSY')) {
          busy = error;
          busyUntil = performance.now() + NO_WAIT_MS;
        }
        throw error;
      }
    },
  };
}

/**
 * Counts in a SQLite file beside the state. The file is separate, because a count need not wait for leads nor reach the
 * disk. Whoever finds it damaged removes it.
 */
export function createFileCounts(stateFile: string): SharedCounts {
  const file = path.join(path.dirname(stateFile), 'limits.sqlite');
  let database: Sqlite.Database | undefined;
  let client: ReturnType<typeof createGuardedClient> | undefined;

  function connect() {
    if (client) return client;
    const opened = new Sqlite(file, { timeout: MAX_WAIT_MS });
    try {
      opened.pragma('journal_mode = WAL');
      opened.pragma('synchronous = NORMAL');
    } catch (error) {
      opened.close();
      throw error;
    }
    database = opened;
    return (client = createGuardedClient(opened));
  }

  function close(): void {
    database?.close();
    database = undefined;
    client = undefined;
  }

  return {
    open: async (options) => {
      const storeClient = connect();
      return createLimiter(
        (ready) =>
          new RateLimiterSQLite({ ...common, ...options, storeClient, storeType: 'better-sqlite3' }, ready),
      );
    },
    repair: (error) => {
      if (!isDamage(error)) return undefined;
      close();
      removeSqliteFile(file);
      return file;
    },
    close,
  };
}
