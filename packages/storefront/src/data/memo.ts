import { LRUCache } from 'lru-cache';
import { ApiError } from '@vvoz/api/errors';
import { reportFailure } from '../log/reportFailure.ts';

export interface MemoOptions {
  /** How long an answer is fresh, ms. */
  readonly ttlMs: number;
  /** How much longer it may be used while its source fails, ms. */
  readonly staleMs: number;
  /** Answers kept; the least recently used one is dropped first. */
  readonly max: number;
}

export interface Remembered<T> {
  readonly value: T;
  /** When it was read, ms since the epoch. */
  readonly at: number;
  /** True when the source failed and this is the last good answer. */
  readonly stale: boolean;
}

/**
 * Creates a cache of answers by key. Concurrent calls with one key share a request. When the source fails (ApiError), the
 * last good answer is returned with `stale: true` and the failure is logged; without one the failure is thrown.
 */
export function createMemo<T extends object>(
  { ttlMs, staleMs, max }: MemoOptions,
  clock: () => number = Date.now,
): (key: string, load: () => Promise<T>) => Promise<Remembered<T>> {
  const kept = new LRUCache<string, Remembered<T>, () => Promise<T>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: clock },
    // A running request still answers its callers after its entry was evicted.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, old, { context: load, options }) => {
      try {
        return { value: await load(), at: clock(), stale: false };
      } catch (error) {
        if (!(error instanceof ApiError) || !old || clock() - old.at >= ttlMs + staleMs) throw error;
        await reportFailure(`The call failed; using the answer of ${new Date(old.at).toISOString()}`, error);
        // The next call asks the source again.
        options.ttl = 1;
        return { ...old, stale: true };
      }
    },
  });
  return (key, load) => kept.forceFetch(key, { context: load });
}
