import type { RouteChange } from '../route/routeChange.ts';
import type { Hit } from './counters/counter.ts';

/** How often to check whether a page that changed its address has settled, ms. */
const SETTLE_STEP_MS = 500;
/** After this many checks the hit is sent with the current title, even if the page is still busy. */
const MAX_CHECKS = 10;
/** Hits that are queued while the counters load. */
const MAX_WAITING = 50;

/** Functions of the page that hits need. */
export interface HitSource {
  readonly isAllowed: () => boolean;
  readonly readTitle: () => string;
  /** True while a part of the page loads: its title may still change. */
  readonly isBusy: () => boolean;
}

/**
 * Makes one hit for each change of route, with the title that the page sets soon after. Before a consent only the page on
 * screen is remembered. After a consent hits are queued until the counters are connected.
 */
export function createHits({ isAllowed, readTitle, isBusy }: HitSource) {
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
    const { url, before, cause } = untitled;
    untitled = undefined;
    deliver({ url, referrer: before, title: readTitle(), cause });
  };
  const settle = (checks: number) => {
    timer = setTimeout(() => {
      if (isBusy() && checks < MAX_CHECKS) settle(checks + 1);
      else flush();
    }, SETTLE_STEP_MS);
  };
  return {
    note: (change: RouteChange): void => {
      flush();
      // Without a consent, earlier pages are dropped: a consent given on this page must not count them.
      if (!isAllowed()) waiting = [];
      untitled = change;
      if (change.cause === 'load' || change.cause === 'restore') flush();
      else settle(1);
    },
    flush,
    /** Sends the queued hits, and every later one. */
    connect: (sink: (hit: Hit) => void): void => {
      flush();
      send = sink;
      // The last one is the page on screen, whose title may have changed since.
      const last = waiting.pop();
      for (const hit of waiting) sink(hit);
      if (last) sink({ ...last, title: readTitle() });
      waiting = [];
    },
  };
}
export type Hits = ReturnType<typeof createHits>;
