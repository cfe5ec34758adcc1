import { onRouteChange, type RouteChange } from '../behaviour/routeChange.ts';
import { raiseGoal } from './raiseGoal.ts';

const LOT = /^\/cars\/[^/]+\/[^/]+\/?$/;

/** True when a catalogue changed its own address, which means that a filter was used. */
const isFilterUse = ({ cause }: RouteChange): boolean =>
  cause === 'address' && document.querySelector('#filters') !== null;

/** Raises the goals of a change of route: use of filters, view of a lot. */
export function raisePageGoals(change: RouteChange): void {
  if (isFilterUse(change)) raiseGoal('filter');
  const isOpened = change.cause === 'load' || change.cause === 'restore';
  if (isOpened && LOT.test(new URL(change.url).pathname)) raiseGoal('lot-view');
}

/** Raises the goals that need nothing but the page: use of filters, views of lots, presses on a phone number. */
export function watchGoals(): void {
  onRouteChange(raisePageGoals);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) raiseGoal('phone');
  });
}
