import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { LOT_AGES } from '@vvoz/api/headers/lotAges';
import { VERSION_KINDS } from '@vvoz/api/headers/gatewayHeaders';
import { getChangedAt } from '../backend/dataVersions.ts';
import type { PageBody } from '../pages/createPageBody.ts';

/** Two hundred lists or lots. */
const MAX_BYTES = 40 * 1024 * 1024;
/** What an entry takes besides its page. */
const ENTRY_BYTES = 2000;
/** A page with its compressed forms, in lengths of the page. */
const FORMS = 1.5;

/** A rendering that takes longer is lost, ms: nobody waits for it, and the next request renders the page. */
const MAX_FLIGHT_MS = 30_000;

/** A page for any visitor. */
export interface CachedPage {
  readonly body: PageBody;
  readonly headers: OutgoingHttpHeaders;
  readonly pageKind: string | undefined;
}

interface Entry {
  readonly page: CachedPage;
  /** When its request began, ms since the epoch: its data are not older. */
  readonly begunAt: number;
}

interface Flight {
  readonly begunAt: number;
  readonly page: Promise<CachedPage | undefined>;
}

export interface PageCache {
  /**
   * Returns the page of a key; a promise while it is being rendered for somebody else, undefined in it when that page is not
   * for everyone. Undefined: the caller should render the page, and `begin` before.
   */
  readonly find: (key: string) => CachedPage | Promise<CachedPage | undefined> | undefined;
  /** Notes that a page is being rendered. Call the result once, with the page when it may be sent to everyone. */
  readonly begin: (key: string) => (page?: CachedPage) => void;
}

/** When the newest version of any data was first seen, ms since the epoch. */
const findLastChange = (): number => Math.max(...VERSION_KINDS.map(getChangedAt));

/**
 * Creates the cache of finished responses. A page is fresh for LOT_AGES.pageFresh seconds. After that one visitor's request
 * renders it again, and the others get the old one meanwhile, until LOT_AGES.pageBehind. A page that was begun before the last
 * import is not used. Simultaneous requests of a page that is not cached wait for one rendering. Forgets what was used least
 * recently.
 */
export function createPageCache(clock: () => number = steadyNow): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.plain.length * FORMS) + key.length + ENTRY_BYTES,
  });
  const flights = new Map<string, Flight>();
  return {
    find: (key) => {
      const changedAt = findLastChange();
      const entry = entries.get(key);
      const flight = flights.get(key);
      const isAwaited = flight && flight.begunAt >= changedAt && clock() - flight.begunAt < MAX_FLIGHT_MS;
      const running = isAwaited ? flight.page : undefined;
      const age = entry && entry.begunAt >= changedAt ? (clock() - entry.begunAt) / 1000 : Infinity;
      const isUsable = age < LOT_AGES.pageFresh || (running !== undefined && age < LOT_AGES.pageBehind);
      return entry && isUsable ? entry.page : running;
    },
    begin: (key) => {
      const begunAt = clock();
      const { promise, resolve } = Promise.withResolvers<CachedPage | undefined>();
      const flight = { begunAt, page: promise };
      flights.set(key, flight);
      return (page) => {
        if (flights.get(key) === flight) flights.delete(key);
        if (page && begunAt >= (entries.peek(key)?.begunAt ?? 0)) entries.set(key, { page, begunAt });
        resolve(page);
      };
    },
  };
}
