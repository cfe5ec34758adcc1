import { LRUCache } from 'lru-cache';
import { ApiError } from '@vvoz/api/errors';
import { noteStaleAnswer } from '../log/exchange.ts';
import { reportFailure } from '../log/reportFailure.ts';

export interface MemoOptions {
  /** How long an answer is fresh, ms. */
  readonly ttlMs: number;
  /** How much longer it may be used while its source fails, ms. */
  readonly staleMs: number;
  /** Answers answers; the least recently used one is dropped first. */
  readonly max: number;
}

export interface CachedAnswer<T> {
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
) {
  const answers = new LRUCache<string, { value: T; at: number }>({ max });
  const running = new Map<string, Promise<T>>();

  async function loadOnce(key: string, load: () => Promise<T>): Promise<T> {
    const pending = running.get(key);
    if (pending) return pending;
    const started = load().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return async function remember(key: string, load: () => Promise<T>): Promise<CachedAnswer<T>> {
    const old = answers.get(key);
    if (old && clock() - old.at < ttlMs) return { ...old, stale: false };
    try {
      const fresh = { value: await loadOnce(key, load), at: clock() };
      answers.set(key, fresh);
      return { ...fresh, stale: false };
    } catch (error) {
      if (!(error instanceof ApiError) || !old || clock() - old.at >= ttlMs + staleMs) throw error;
      await reportFailure(`The call failed; using the answer of ${new Date(old.at).toISOString()}`, error);
      noteStaleAnswer();
      return { ...old, stale: true };
    }
  };
}
