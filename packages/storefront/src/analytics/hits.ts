import type { RouteChange } from '../behaviour/routeChange.ts';
import type { Hit } from './counter.ts';

/** How long a page may take to set its title after it changed its address, ms. */
const TITLE_DELAY_MS = 500;
/** Hits that wait while the counters are being loaded. */
const MAX_WAITING = 50;

/** What hits need of the page. */
export interface HitSource {
  readonly isAllowed: () => boolean;
  readonly readTitle: () => string;
}

/**
 * Makes hits of route changes: one each, with the title that the page has soon after. Before a consent only the page on
 * screen is remembered; with one, hits wait until the counters are connected.
 */
export function createHits({ isAllowed, readTitle }: HitSource) {
  let untitled: RouteChange | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Hit[] = [];
  let send: ((hit: Hit) => void) | undefined;

  const deliver = (hit: Hit) => {
    if (send) return send(hit);
    if (!isAllowed()) waiting = [];
    if (waiting.length < MAX_WAITING) waiting.push(hit);
  };
  /** Gives the page on screen its hit now. */
  const flush = () => {
    clearTimeout(timer);
    if (!untitled) return;
    const { url, before } = untitled;
    untitled = undefined;
    deliver({ url, referrer: before, title: readTitle() });
  };
  return {
    note: (change: RouteChange): void => {
      flush();
      untitled = change;
      if (change.cause === 'load' || change.cause === 'restore') flush();
      else timer = setTimeout(flush, TITLE_DELAY_MS);
    },
    flush,
    /** Sends what has waited, and every later hit. */
    connect: (sink: (hit: Hit) => void): void => {
      flush();
      send = sink;
      for (const hit of waiting) sink(hit);
      waiting = [];
    },
  };
}
export type Hits = ReturnType<typeof createHits>;
