import { LRUCache } from 'lru-cache';
import { LOT_AGES } from '@vvoz/api/headers/lotAges';

/** Two hundred lists or lots. */
const MAX_BYTES = 40 * 1024 * 1024;
/** What an entry takes besides its page. */
const ENTRY_BYTES = 2000;

interface Entry<P> {
  readonly page: P;
  /** When its request began, ms. */
  readonly begunAt: number;
  /** A visitor's request renders the next one. */
  isRenewed: boolean;
}

export interface PageMemory<P> {
  /** Returns the page of a key; undefined when the caller should render it. */
  readonly find: (key: string) => P | undefined;
  /** @param begunAt when the request of the page began, ms of the same clock: its data are not older */
  readonly keep: (key: string, page: P, begunAt: number) => void;
}

/**
 * Creates a memory of pages for LOT_AGES.pageFresh seconds. After that one visitor's request renders the page again; the
 * others get the old one until then, but not after LOT_AGES.pageBehind. Forgets what was used least recently.
 * @param now a clock that never goes back, ms
 */
export function createPageMemory<P extends { readonly bytes: number }>(
  now: () => number = () => performance.now(),
): PageMemory<P> {
  const entries = new LRUCache<string, Entry<P>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => page.bytes + key.length + ENTRY_BYTES,
  });
  return {
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = (now() - entry.begunAt) / 1000;
      const isUsable = age < LOT_AGES.pageFresh || (entry.isRenewed && age < LOT_AGES.pageBehind);
      if (isUsable) return entry.page;
      entry.isRenewed = true;
      return undefined;
    },
    keep: (key, page, begunAt) => void entries.set(key, { page, begunAt, isRenewed: false }),
  };
}
