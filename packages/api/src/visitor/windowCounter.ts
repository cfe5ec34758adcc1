import { steadyNow } from './steadyClock.ts';
import { LRUCache } from 'lru-cache';

export interface Window {
  /** Calls of one key in a window. */
  readonly calls: number;
  readonly ms: number;
}

/** Keys that a counter remembers; about 3 MB. The one that called least recently is forgotten first. */
export const MAX_COUNTED_KEYS = 20_000;

/**
 * Creates a counter of calls by key, for one process, in bounded memory. Returns the function that counts a call and
 * returns 0 while its key is within the limit, otherwise how long until the window ends, ms.
 */
export function createWindowCounter({ calls, ms }: Window, now: () => number = steadyNow) {
  const windows = new LRUCache<string, { count: number; readonly until: number }>({ max: MAX_COUNTED_KEYS });
  return (key: string): number => {
    const lastWindow = windows.get(key);
    const window = lastWindow && lastWindow.until > now() ? lastWindow : { count: 0, until: now() + ms };
    window.count += 1;
    windows.set(key, window);
    return window.count > calls ? window.until - now() : 0;
  };
}
