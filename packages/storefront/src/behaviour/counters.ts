import type { RouteChange } from './routeChange.ts';

/** A service that counts visits, such as call tracking or analytics. */
export interface Counter {
  /** Clears what the service remembers about the previous page. */
  readonly reset: () => void;
  readonly sendHit: (change: RouteChange) => void;
}

/** The registry of counters. Empty: pages send nothing to other hosts. */
export const COUNTERS: readonly Counter[] = [];
