import { LRUCache } from 'lru-cache';
import { ApiError } from '@vvoz/api/errors';
import { noteStaleAnswer } from '../log/exchange.ts';
import { reportBackgroundError, reportFailure } from '../log/reportFailure.ts';
import { runWithoutDeadline, waitWithinDeadline } from './deadline.ts';
import type { Lifetime } from './lifetimes.ts';

export interface MemoOptions extends Lifetime {
  /** Answers that are kept; the least recently used one is dropped first. */
  readonly max: number;
}

interface KeptAnswer<T> {
  readonly value: T;
  /** When it was requested, ms since the epoch. */
  readonly at: number;
}

export interface CachedAnswer<T> extends KeptAnswer<T> {
  /** True when the source failed and this is the last good answer. */
  readonly stale: boolean;
}

/**
 * Creates a cache of answers by key. An answer that is no longer fresh is returned at once while one call behind it loads
 * the next. When it is too old for that, the caller waits as long as its request may; if the source fails (ApiError) or is
 * too slow, the last good answer is returned with `stale: true` and the failure is logged; without one the failure is
 * thrown. Calls with one key share a load, and a load goes on when its callers have given up.
 */
export function createMemo<T extends object>(
  { freshMs, behindMs, failingMs, max }: MemoOptions,
  clock: () => number = Date.now,
) {
  const answers = new LRUCache<string, KeptAnswer<T>>({ max });
  const running = new Map<string, Promise<KeptAnswer<T>>>();

  async function loadAnswer(key: string, load: () => Promise<T>): Promise<KeptAnswer<T>> {
    const at = clock();
    try {
      const answer = { at, value: await runWithoutDeadline(async () => load()) };
      answers.set(key, answer);
      return answer;
    } finally {
      running.delete(key);
    }
  }

  function loadOnce(key: string, load: () => Promise<T>): Promise<KeptAnswer<T>> {
    const pending = running.get(key);
    if (pending) return pending;
    const started = loadAnswer(key, load);
    running.set(key, started);
    return started;
  }

  return async function remember(key: string, load: () => Promise<T>): Promise<CachedAnswer<T>> {
    const old = answers.get(key);
    const age = old ? clock() - old.at : Number.POSITIVE_INFINITY;
    if (old && age < freshMs) return { ...old, stale: false };
    if (old && age < behindMs) {
      if (!running.has(key)) loadOnce(key, load).catch(reportBackgroundError);
      return { ...old, stale: false };
    }
    try {
      return { ...(await waitWithinDeadline(key, loadOnce(key, load))), stale: false };
    } catch (error) {
      if (!(error instanceof ApiError) || !old || age >= failingMs) throw error;
      await reportFailure(`The call failed; using the answer of ${new Date(old.at).toISOString()}`, error);
      noteStaleAnswer();
      return { ...old, stale: true };
    }
  };
}
