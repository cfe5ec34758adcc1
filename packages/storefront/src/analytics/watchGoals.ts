import { onRouteChange, type RouteChange } from '../behaviour/routeChange.ts';
import { raiseGoal } from './raiseGoal.ts';

const LOT = /^\/cars\/[^/]+\/[^/]+\/?$/;

/** A filter was used when a catalogue changed its own address. */
const isFilterUse = ({ cause }: RouteChange): boolean =>
  cause === 'address' && document.querySelector('#filters') !== null;

/** Raises the goal that a view of a page is in itself. */
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
