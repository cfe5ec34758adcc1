import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import { LRUCache } from 'lru-cache';
import { ApiError } from '@vvoz/api/errors';
import { OWN_DEMAND, runWithDemand } from '@vvoz/api/visitor/demand';
import { createSharedWork } from '@vvoz/api/visitor/sharedWork';
import { getChangedAt } from '@vvoz/site-server/backend/dataVersions';
import { noteStaleResponse } from '@vvoz/site-server/exchange/exchange';
import { reportBackgroundError, reportFailure } from '@vvoz/site-server/log/reportFailure';
import { runWithoutDeadline, waitWithinDeadline } from '@vvoz/site-server/backend/deadline';
import { estimateBytes } from './estimateBytes.ts';
import type { Lifetime } from './lifetimes.ts';

export interface MemoOptions extends Lifetime {
  /** Answers that are kept; the least recently used one is dropped first. */
  readonly max: number;
  /** Their estimated size together. Default: 2 MiB. */
  readonly maxMib?: number;
}

const MIB = 1024 * 1024;
const DEFAULT_MAX_MIB = 2;

interface StoredResponse<T> {
  readonly value: T;
  /** When it was requested, ms since the epoch. */
  readonly at: number;
}

export interface CachedResponse<T> extends StoredResponse<T> {
  /** True when the source failed or was too slow, and this is the last good answer. */
  readonly stale: boolean;
}

/**
 * Creates a cache of answers by key. An answer that is no longer fresh is returned at once while one call in the background
 * loads the next. When it is too old for that, or of an earlier version of the data, the caller waits as long as its request
 * may. If the source fails (ApiError) or is too slow, the last good answer is returned with `stale: true` and the failure is
 * logged; without such an answer the failure is thrown. Calls with the same key and version share a load. The load goes on when its
 * callers have given up, and ends when all of their visitors have left.
 */
export function createMemo<T extends object>(
  { freshMs, behindMs, failingMs, follows, max, maxMib = DEFAULT_MAX_MIB }: MemoOptions,
  clock: () => number = steadyNow,
) {
  const responses = new LRUCache<string, StoredResponse<T>>({
    max,
    maxSize: maxMib * MIB,
    sizeCalculation: ({ value }, key) => estimateBytes(value) + estimateBytes(key),
  });
  const loads = createSharedWork<StoredResponse<T>>();

  /** A load that began before the data changed is not shared with those who ask after. */
  const nameLoad = (key: string): string => `${follows === undefined ? '' : getChangedAt(follows)} ${key}`;

  const loadOnce = (key: string, load: () => Promise<T>): Promise<StoredResponse<T>> =>
    loads.run(nameLoad(key), async () => {
      const at = clock();
      const response = { at, value: await runWithoutDeadline(async () => load()) };
      // A load of an earlier version may end after one of this version.
      if (at >= (responses.peek(key)?.at ?? at)) responses.set(key, response);
      return response;
    });
  /** Loads the next answer for later visitors. It does not end when this visitor leaves. */
  function refresh(key: string, load: () => Promise<T>): void {
    if (!loads.isRunning(nameLoad(key)))
      runWithDemand(OWN_DEMAND, () => loadOnce(key, load)).catch(reportBackgroundError);
  }

  return async function remember(key: string, load: () => Promise<T>): Promise<CachedResponse<T>> {
    const old = responses.get(key);
    const age = old ? clock() - old.at : Number.POSITIVE_INFINITY;
    const isOfVersion = old !== undefined && (follows === undefined || old.at >= getChangedAt(follows));
    if (isOfVersion && age < freshMs) return { ...old, stale: false };
    if (isOfVersion && age < behindMs) {
      refresh(key, load);
      return { ...old, stale: false };
    }
    try {
      return { ...(await waitWithinDeadline(key, loadOnce(key, load))), stale: false };
    } catch (error) {
      if (!(error instanceof ApiError) || !old || age >= failingMs) throw error;
      await reportFailure(`The call failed; using the answer of ${new Date(old.at).toISOString()}`, error);
      noteStaleResponse();
      return { ...old, stale: true };
    }
  };
}
