import { storeVisitMarks } from '../marks/visitMarks.ts';
import { closeLayers } from '../route/closeLayers.ts';
import { countView } from '../route/countView.ts';
import type { RouteChange } from '../route/routeChange.ts';
import { storePage } from '../page/storePage.ts';

/** What happens on every change of route, in this order. Counters follow in `packages/site-browser/src/start/startServices.ts`. */
export const SUBSCRIBERS: readonly ((change: RouteChange) => void)[] = [
  closeLayers,
  storePage,
  countView,
  storeVisitMarks,
];
