import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { createStatementCache } from '../lib/createStatementCache.ts';
import { getFaultCode } from '../lib/faultCode.ts';
import { isDamage, removeSqliteFile } from '../lib/sqliteFile.ts';

const TABLE = 'rate_limit';
/** How long a count waits for the lock of another process, ms. It blocks this process meanwhile. */
const MAX_WAIT_MS = 100;
/** How long further counts fail at once after such a wait, ms, so that they do not wait one after the other. */
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
  /**
   * Removes the file if the error says that it is damaged. Returns its name, or undefined when nothing was removed. All
   * limits must be opened again afterwards.
   */
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

const COMMON_OPTIONS = { tableName: TABLE, clearExpiredByTimeout: false };

/** Key of the advisory lock: any number that no other lock of the database uses. */
const CREATION_LOCK = 7_264_001;

/**
 * Creates the table with the columns that the library expects. PostgreSQL fails when two processes create a table at
 * once, so one of them waits for the lock.
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
    // When this fails too, the first error says why.
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
            { ...COMMON_OPTIONS, ...options, storeClient: pool, storeType: 'pool', tableCreated: true },
            ready,
          ),
      );
    },
    repair: () => undefined,
    close: () => undefined,
  };
}

/** The part of a connection that the library uses. Of many simultaneous counts, only one waits for a lock. */
function createGuardedClient(database: Sqlite.Database) {
  let busyError: unknown;
  let busyUntil = 0;
  return {
    prepare: createStatementCache(database),
    transaction: (work: () => unknown) => () => {
      if (performance.now() < busyUntil) throw busyError;
      try {
        return database.transaction(work)();
      } catch (error) {
        if (getFaultCode(error).startsWith('SQLITE_BUSY')) {
          busyError = error;
          busyUntil = performance.now() + NO_WAIT_MS;
        }
        throw error;
      }
    },
  };
}

/**
 * Counts in a SQLite file beside the state. The file is separate, because a count should not wait for leads
 * and need not be written to the disk at once.
 */
export function createFileCounts(stateFile: string): SharedCounts {
  const file = path.join(path.dirname(stateFile), 'limits.sqlite');
  let database: Sqlite.Database | undefined;
  let client: ReturnType<typeof createGuardedClient> | undefined;

  function close(): void {
    database?.close();
    database = undefined;
    client = undefined;
  }

  function connect() {
    if (client) return client;
    try {
      database = new Sqlite(file, { timeout: MAX_WAIT_MS });
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = NORMAL');
      return (client = createGuardedClient(database));
    } catch (error) {
      close();
      throw error;
    }
  }

  return {
    open: async (options) => {
      const storeClient = connect();
      return createLimiter(
        (ready) =>
          new RateLimiterSQLite(
            { ...COMMON_OPTIONS, ...options, storeClient, storeType: 'better-sqlite3' },
            ready,
          ),
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
