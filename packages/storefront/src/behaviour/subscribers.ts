import { storeVisitMarks } from '../marks/visitMarks.ts';
import { closeLayers } from './closeLayers.ts';
import { countView } from './countView.ts';
import type { RouteChange } from './routeChange.ts';
import { storePage } from './storePage.ts';

/** What happens on every change of route, in this order. Counters follow in `visitor/startServices.ts`. */
export const SUBSCRIBERS: readonly ((change: RouteChange) => void)[] = [
  closeLayers,
  storePage,
  countView,
  storeVisitMarks,
];
