import { RateLimiterRes } from 'rate-limiter-flexible';
import { limitTime } from '@vvoz/api/limitTime';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
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
export type LimitedRequest = keyof typeof LIMITS;
type Limits = Readonly<Record<LimitedRequest, readonly Window[]>>;
const LIMITED_CALLS = Object.keys(LIMITS) as readonly LimitedRequest[];

export interface RateLimits {
  /** Returns 0 if the call is allowed, otherwise how long to wait, ms. Never throws. */
  readonly admit: (call: LimitedRequest, ip: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** How long a count may take, ms. */
const DEFAULT_COUNT_MS = 500;
/** How often expired counts are removed, ms. */
const SWEEP_MS = 600_000;
/** How long this process counts for itself after a failure, ms, so that not every call waits for the next failure. */
const PAUSE_MS = 10_000;

export interface RateLimitOptions {
  readonly limits?: Limits;
  /** How long a count may take before this process counts for itself, ms. */
  readonly countMs?: number;
}

/** Counts a call. */
async function countCall(limiter: SharedLimiter, key: string) {
  try {
    return { isAbove: false, restMs: (await limiter.consume(key)).msBeforeNext };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { isAbove: true, restMs: error.msBeforeNext };
    throw error;
  }
}

/**
 * Counts a call. Returns how long the caller must wait, ms, or 0. A window that lasts longer than two windows was begun by a
 * clock that was ahead, and begins anew. Throws TimeUp and the database's errors.
 */
const consume = (limiter: SharedLimiter, key: string, countMs: number): Promise<number> =>
  limitTime(countMs, undefined, async () => {
    let { isAbove, restMs } = await countCall(limiter, key);
    if (restMs > 2 * limiter.msDuration) {
      await limiter.delete(key);
      ({ isAbove, restMs } = await countCall(limiter, key));
    }
    return isAbove ? Math.max(1, restMs) : 0;
  });

/** Creates the counts of this process alone. Returns the function that counts a call, as `RateLimits.admit` does. */
function createOwnCounts(limits: Limits): (call: LimitedRequest, key: string) => number {
  const counters = new Map(
    LIMITED_CALLS.map((call) => [
      call,
      limits[call].map(({ points, seconds }) => createWindowCounter({ calls: points, ms: seconds * 1000 })),
    ]),
  );
  return (call, key) => {
    for (const count of counters.get(call) ?? []) {
      const wait = count(key);
      if (wait > 0) return wait;
    }
    return 0;
  };
}

/**
 * Opens the rate limits of a state, which all its processes share. While the shared counts cannot be used, each process
 * counts for itself; a damaged file is created again.
 */
export function createRateLimits(
  { engine }: Pick<State, 'engine'>,
  log: LeadLog,
  { limits = LIMITS, countMs = DEFAULT_COUNT_MS }: RateLimitOptions = {},
): RateLimits {
  const store =
    engine.kind === 'postgres' ? createPostgresCounts(engine.pool) : createFileCounts(engine.file);
  let countForItself: ReturnType<typeof createOwnCounts> | undefined;
  let shared: Promise<ReadonlyMap<LimitedRequest, readonly SharedLimiter[]>> | undefined;
  let pausedUntil = 0;

  async function openShared() {
    const opened = new Map<LimitedRequest, SharedLimiter[]>();
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

  async function countShared(limiters: typeof shared, call: LimitedRequest, key: string): Promise<number> {
    for (const limiter of (await limiters)?.get(call) ?? []) {
      const wait = await consume(limiter, key, countMs);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Stops using the shared counts for PAUSE_MS after a failure. A damaged file is replaced and used again at once. */
  function pauseShared(call: LimitedRequest, error: unknown, failed: typeof shared): void {
    if (shared !== failed) return;
    shared = undefined;
    pausedUntil = performance.now() + PAUSE_MS;
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
          return await countShared(used, call, key);
        } catch (error) {
          pauseShared(call, error, used);
        }
      }
      countForItself ??= createOwnCounts(limits);
      return countForItself(call, key);
    },
    close: async () => {
      clearInterval(sweep);
      // `admit` has logged why they could not be opened.
      await shared?.catch(() => undefined);
      store.close();
    },
  };
}
