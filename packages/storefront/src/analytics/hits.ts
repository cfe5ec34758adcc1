import type { RouteChange } from '../behaviour/routeChange.ts';
import type { Hit } from './counter.ts';

/** How long a page may take to set its title after it changed its address, ms. */
const TITLE_DELAY_MS = 500;
/** Hits that are queued while the counters load. */
const MAX_WAITING = 50;

/** Functions of the page that hits need. */
export interface HitSource {
  readonly isAllowed: () => boolean;
  readonly readTitle: () => string;
}

/**
 * Makes one hit for each change of route, with the title that the page sets soon after. Before a consent only the page on
 * screen is remembered. After a consent hits are queued until the counters are connected.
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
  /** Sends the hit of the page on screen now. */
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
    /** Sends the queued hits, and every later one. */
    connect: (sink: (hit: Hit) => void): void => {
      flush();
      send = sink;
      for (const hit of waiting) sink(hit);
      waiting = [];
    },
  };
}
export type Hits = ReturnType<typeof createHits>;
