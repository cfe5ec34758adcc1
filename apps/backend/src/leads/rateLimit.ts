import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { State } from '../state/openState.ts';
import { createFileCounts, createPostgresCounts, type SharedLimiter } from './sharedCounts.ts';
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
  /** Returns 0 if the call is allowed, otherwise how long to wait, ms. Never throws. */
  readonly admit: (call: LimitedCall, ip: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** How long to wait for a count, ms. */
const DEFAULT_COUNT_MS = 500;
/** How often expired counts are removed, ms. */
const SWEEP_MS = 600_000;
/** After a failure this process counts for itself for this long, ms, so that failures cost nobody time. */
const DEFAULT_PAUSE_MS = 10_000;

export interface RateLimitOptions {
  readonly limits?: Readonly<Record<LimitedCall, readonly Window[]>>;
  readonly pauseMs?: number;
  /** How long a count may take before this process counts for itself, ms. */
  readonly countMs?: number;
}

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('SLOW')), ms).unref();
  });

/** Counts a call. Returns how long the caller must wait, ms, or 0. */
async function consume(limiter: RateLimiterAbstract, key: string, countMs: number): Promise<number> {
  try {
    await Promise.race([limiter.consume(key), rejectAfter(countMs)]);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

async function consumeAll(
  limiters: readonly RateLimiterAbstract[],
  key: string,
  countMs: number,
): Promise<number> {
  for (const limiter of limiters) {
    const wait = await consume(limiter, key, countMs);
    if (wait > 0) return wait;
  }
  return 0;
}

/**
 * Opens the rate limits of a state, which all its processes share. While the shared counts cannot be used, each process
 * counts for itself; a damaged file is created again.
 */
export function createRateLimits(
  { engine }: Pick<State, 'engine'>,
  log: LeadLog,
  { limits = LIMITS, pauseMs = DEFAULT_PAUSE_MS, countMs = DEFAULT_COUNT_MS }: RateLimitOptions = {},
): RateLimits {
  const store =
    engine.kind === 'postgres' ? createPostgresCounts(engine.pool) : createFileCounts(engine.file);
  const own = new Map<LimitedCall, RateLimiterAbstract[]>();
  for (const call of LIMITED_CALLS)
    own.set(
      call,
      limits[call].map(({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds })),
    );
  let shared: Promise<ReadonlyMap<LimitedCall, readonly SharedLimiter[]>> | undefined;
  let pausedUntil = 0;

  async function openShared() {
    const opened = new Map<LimitedCall, SharedLimiter[]>();
    for (const call of LIMITED_CALLS) {
      const limiters: SharedLimiter[] = [];
      for (const { points, seconds } of limits[call])
        limiters.push(
          await store.open({
            keyPrefix: `${call}/${seconds}`,
            points,
            duration: seconds,
            // Once over the limit, further calls are refused without asking the database.
            inMemoryBlockOnConsumed: points + 1,
          }),
        );
      opened.set(call, limiters);
    }
    return opened;
  }

  /** After a failure: the next count in the shared store opens it again. */
  function giveUp(call: LimitedCall, error: unknown, failed: typeof shared): void {
    if (shared !== failed) return;
    shared = undefined;
    pausedUntil = performance.now() + pauseMs;
    log.warn({ call, code: getFaultCode(error) }, 'rate limits not shared, this process counts for itself');
    try {
      const file = store.repair(error);
      if (file === undefined) return;
      pausedUntil = 0;
      log.warn({ file, code: getFaultCode(error) }, 'damaged file of rate limits removed and created again');
    } catch (fault) {
      log.warn({ code: getFaultCode(fault) }, 'damaged file of rate limits not removed');
    }
  }

  const sweep = setInterval(() => {
    // One limiter is enough: all counts are in one table. After a failure the next sweep removes the rows.
    shared?.then((limiters) => limiters.get('send')?.[0]?.clearExpired(Date.now())).catch(() => undefined);
  }, SWEEP_MS).unref();

  return {
    admit: async (call, ip) => {
      const key = toLimitKey(ip);
      if (performance.now() >= pausedUntil) {
        const used = (shared ??= openShared());
        try {
          return await consumeAll((await used).get(call) ?? [], key, countMs);
        } catch (error) {
          giveUp(call, error, used);
        }
      }
      return consumeAll(own.get(call) ?? [], key, countMs);
    },
    close: async () => {
      clearInterval(sweep);
      await shared?.catch(() => undefined);
      store.close();
    },
  };
}
