import { closeLayers } from './closeLayers.ts';
import { COUNTERS } from './counters.ts';
import { countView } from './countView.ts';
import type { RouteChange } from './routeChange.ts';
import { storePage } from './storePage.ts';

/** Functions called on every change of route, in this order. */
export const SUBSCRIBERS: readonly ((change: RouteChange) => void)[] = [
  closeLayers,
  storePage,
  () => {
    for (const { reset } of COUNTERS) reset();
  },
  countView,
  (change) => {
    for (const { sendHit } of COUNTERS) sendHit(change);
  },
];
