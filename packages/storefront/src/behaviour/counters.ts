import type { RouteChange } from './routeChange.ts';

/** A service that counts visits, such as call tracking or analytics. */
export interface Counter {
  /** Forgets the page before. */
  readonly reset: () => void;
  readonly sendHit: (change: RouteChange) => void;
}

/** The registry of counters. None is set up, so that no other host is called. */
export const COUNTERS: readonly Counter[] = [];
