import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { State } from '../state/openState.ts';
import type { LeadLog } from './LeadLog.ts';
import { getFaultCode } from './targets/Target.ts';
import { toLimitKey } from './toLimitKey.ts';

interface Window {
  readonly points: number;
  readonly seconds: number;
}

/** So many calls of one address in so many seconds. A person does not fill in ten forms a minute. */
export const LIMITS = {
  send: [
    { points: 10, seconds: 60 },
    { points: 60, seconds: 3600 },
  ],
  recaptcha: [{ points: 60, seconds: 60 }],
} as const satisfies Record<string, readonly Window[]>;
export type LimitedCall = keyof typeof LIMITS;

export interface RateLimits {
  /** 0 where the call may be made, or how long to wait, ms. Never throws: what cannot be counted is let through. */
  readonly admit: (call: LimitedCall, ip: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

const TABLE = 'rate_limit';
/** A count that takes longer is not waited for, ms. */
const PATIENCE_MS = 500;
/** How often counts that ran out are removed, ms. */
const SWEEP_MS = 600_000;

type Limiter = RateLimiterStoreAbstract & { readonly clearExpired: (before: number) => Promise<void> };
type Options = ConstructorParameters<typeof RateLimiterSQLite>[0];

/** The library makes its table behind the constructor's back, and says so by a callback. */
const made = (create: (ready: (error?: Error) => void) => RateLimiterStoreAbstract): Promise<Limiter> =>
  new Promise((resolve, reject) => {
    const limiter: RateLimiterStoreAbstract = create((error) =>
      setImmediate(() => (error ? reject(error) : resolve(limiter as Limiter))),
    );
  });

interface Store {
  readonly limiter: (options: Options) => Promise<Limiter>;
  readonly close: () => void;
}

/**
 * Counts of all processes lie together: in a table of PostgreSQL, or in a SQLite file beside the state. Its own file,
 * because a count neither has to wait for a lead nor to reach the disk.
 */
function openStore({ engine }: Pick<State, 'engine'>): Store {
  if (engine.kind === 'postgres')
    return {
      limiter: (options) =>
        made(
          (ready) =>
            new RateLimiterPostgres({ ...options, storeClient: engine.pool, storeType: 'pool' }, ready),
        ),
      close: () => undefined,
    };
  const database = new Sqlite(path.join(path.dirname(engine.database.name), 'limits.sqlite'), {
    timeout: 2000,
  });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  // Waiting stops this process: rather one call too many.
  database.pragma('busy_timeout = 100');
  return {
    limiter: (options) =>
      made(
        (ready) =>
          new RateLimiterSQLite({ ...options, storeClient: database, storeType: 'better-sqlite3' }, ready),
      ),
    close: () => void database.close(),
  };
}

const tooSlow = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('SLOW')), PATIENCE_MS).unref();
  });

/** How long to wait, ms; 0 for not at all. */
async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await Promise.race([limiter.consume(key), tooSlow()]);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

/** Opens the counts that all processes on this state share. */
export async function createRateLimits(
  state: Pick<State, 'engine'>,
  log: LeadLog,
  limits: Readonly<Record<LimitedCall, readonly Window[]>> = LIMITS,
): Promise<RateLimits> {
  const store = openStore(state);
  const limiters: Record<LimitedCall, Limiter[]> = { send: [], recaptcha: [] };
  for (const call of ['send', 'recaptcha'] as const)
    for (const { points, seconds } of limits[call])
      limiters[call].push(
        await store.limiter({
          storeClient: undefined,
          tableName: TABLE,
          keyPrefix: `${call}/${seconds}`,
          points,
          duration: seconds,
          // Somebody who goes on is refused without a question to the database.
          inMemoryBlockOnConsumed: points + 1,
          clearExpiredByTimeout: false,
        }),
      );
  const sweep = setInterval(() => {
    // Counts of all calls lie in one table.
    limiters.send[0]?.clearExpired(Date.now()).catch(() => undefined);
  }, SWEEP_MS).unref();

  return {
    admit: async (call, ip) => {
      try {
        for (const limiter of limiters[call]) {
          const wait = await consume(limiter, toLimitKey(ip));
          if (wait > 0) return wait;
        }
      } catch (error) {
        log.warn({ call, code: getFaultCode(error) }, 'calls are not counted');
      }
      return 0;
    },
    close: async () => {
      clearInterval(sweep);
      store.close();
    },
  };
}
