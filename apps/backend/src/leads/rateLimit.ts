import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { State } from '../state/openState.ts';
import type { LeadLog } from './LeadLog.ts';
import { getFaultCode } from '../lib/faultCode.ts';

interface Window {
  readonly points: number;
  readonly seconds: number;
}

/** Calls per IP address and time window. A person does not fill in ten forms a minute. */
export const LIMITS = {
  send: [
    { points: 10, seconds: 60 },
    { points: 60, seconds: 3600 },
  ],
  /** Leads without a captcha token. Counted separately, so that they do not use up the calls of verified leads. */
  unverified: [
    { points: 10, seconds: 60 },
    { points: 30, seconds: 3600 },
  ],
  /** Tries to sign in to the operator's page. */
  operator: [{ points: 5, seconds: 900 }],
  recaptcha: [{ points: 60, seconds: 60 }],
  challenge: [{ points: 60, seconds: 60 }],
  /** Messages of the chat. Somebody who talks sends a line every few seconds. */
  chat: [
    { points: 30, seconds: 60 },
    { points: 300, seconds: 3600 },
  ],
} as const satisfies Record<string, readonly Window[]>;
export type LimitedCall = keyof typeof LIMITS;
const LIMITED_CALLS = Object.keys(LIMITS) as readonly LimitedCall[];

export interface RateLimits {
  /** Returns 0 if the call is allowed, otherwise how long to wait, ms. Never throws: when counting fails, the call is allowed. */
  readonly admit: (call: LimitedCall, ip: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

const TABLE = 'rate_limit';
/** How long to wait for a count, ms. */
const MAX_COUNT_MS = 500;
/** How often expired counts are removed, ms. */
const SWEEP_MS = 600_000;

type Limiter = RateLimiterStoreAbstract & { readonly clearExpired: (before: number) => Promise<void> };
type Options = ConstructorParameters<typeof RateLimiterSQLite>[0];

/** Waits until the library has created its table, which it reports by a callback. */
const createLimiter = (
  create: (ready: (error?: Error) => void) => RateLimiterStoreAbstract,
): Promise<Limiter> =>
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
 * All processes share the counts: in a PostgreSQL table, or in a SQLite file beside the state. The file is separate, because
 * a count need not wait for leads nor reach the disk.
 */
function openStore({ engine }: Pick<State, 'engine'>): Store {
  if (engine.kind === 'postgres')
    return {
      limiter: (options) =>
        createLimiter(
          (ready) =>
            new RateLimiterPostgres({ ...options, storeClient: engine.pool, storeType: 'pool' }, ready),
        ),
      close: () => undefined,
    };
  const database = new Sqlite(path.join(path.dirname(engine.file), 'limits.sqlite'), {
    timeout: 2000,
  });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  // Waiting blocks this process. It is better to allow one call too many.
  database.pragma('busy_timeout = 100');
  return {
    limiter: (options) =>
      createLimiter(
        (ready) =>
          new RateLimiterSQLite({ ...options, storeClient: database, storeType: 'better-sqlite3' }, ready),
      ),
    close: () => void database.close(),
  };
}

const rejectAfterLimit = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('SLOW')), MAX_COUNT_MS).unref();
  });

/** Counts a call. Returns how long the caller must wait, ms, or 0. */
async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await Promise.race([limiter.consume(key), rejectAfterLimit()]);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

/** Opens the rate limits of a state, which all its processes share. Throws the database's errors. */
export async function createRateLimits(
  state: Pick<State, 'engine'>,
  log: LeadLog,
  limits: Readonly<Record<LimitedCall, readonly Window[]>> = LIMITS,
): Promise<RateLimits> {
  const store = openStore(state);
  const limiters: Record<LimitedCall, Limiter[]> = {
    send: [],
    unverified: [],
    recaptcha: [],
    challenge: [],
    chat: [],
    operator: [],
  };
  for (const call of LIMITED_CALLS)
    for (const { points, seconds } of limits[call])
      limiters[call].push(
        await store.limiter({
          storeClient: undefined,
          tableName: TABLE,
          keyPrefix: `${call}/${seconds}`,
          points,
          duration: seconds,
          // Once over the limit, further calls are refused without asking the database.
          inMemoryBlockOnConsumed: points + 1,
          clearExpiredByTimeout: false,
        }),
      );
  const sweep = setInterval(() => {
    // One limiter is enough: all counts are in one table. After a failure the next sweep removes the rows.
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
        log.warn({ call, code: getFaultCode(error) }, 'rate limit not counted, call allowed');
      }
      return 0;
    },
    close: async () => {
      clearInterval(sweep);
      store.close();
    },
  };
}
