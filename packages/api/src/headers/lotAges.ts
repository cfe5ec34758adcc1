/**
 * How much older each layer may make a lot while every server answers, s. A lot's price and status are at most
 * MAX_LOT_AGE seconds old wherever a visitor sees them; lotAges.test.ts adds the layers up.
 */
export const LOT_AGES = {
  /** The backend sees an import of another process within this time. */
  import: 1,
  /**
   * The storefront's memo uses an answer as it is up to the first age, and up to the second while it loads the next
   * one.
   */
  memoFresh: 10,
  memoBehind: 18,
  /**
   * The site's cache of finished pages uses a page as it is up to the first age, and up to the second while it renders the
   * next one for somebody else.
   */
  pageFresh: 10,
  pageBehind: 15,
  /**
   * The gateway, or a CDN, uses a response as it is up to the first age (`s-maxage`), and so much longer while it loads the
   * next one in the background (`stale-while-revalidate`). A browser may do the latter too.
   */
  gatewayFresh: 5,
  gatewayBehind: 8,
  /** The browser keeps the answer to a call. Pages are always revalidated. */
  browser: 15,
  /**
   * A browser shows a page that it has prefetched, or kept for Back, without asking the server. A prefetched page is
   * given up after this time; a kept one is compared with the current page when it is older, and reloaded if it
   * differs.
   */
  restoredPage: 5,
  /** Callers of the backend's API itself: `max-age`, and `stale-while-revalidate`. */
  apiFresh: 30,
  apiBehind: 29,
} as const;

/** The oldest lot that a visitor may see, s. */
export const MAX_LOT_AGE = 60;

const SHARED = `s-maxage=${LOT_AGES.gatewayFresh}, stale-while-revalidate=${LOT_AGES.gatewayBehind}`;

/**
 * Cache-Control of a page, which is the same for every visitor. Browsers ask each time, shared caches after some seconds.
 * `no-store` would keep a page out of the browser's back/forward cache.
 */
export const PAGE_CACHE = `public, max-age=0, must-revalidate, ${SHARED}`;

/** Cache-Control of an old page, shown while the backend does not answer: cached briefly, only to protect the site. */
export const OLD_PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=1';

/** Cache-Control of an answer with lots to a script of the site. */
export const LOT_CALL_CACHE = `public, max-age=${LOT_AGES.browser}, ${SHARED}`;

/** How long the gateway shows stored pages while no process of their site answers, s. */
const MAX_OUTAGE_AGE = 600;

/**
 * Cache-Control of the version for the gateway. Once it is older than a second, the gateway uses it and loads the next
 * one in the background.
 */
export const VERSION_CACHE = `max-age=1, stale-while-revalidate=2, stale-if-error=${MAX_OUTAGE_AGE}`;
