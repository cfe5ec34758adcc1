import { PHONE_LINKS } from '@vvoz/catalogue/words/phoneLink';
import type { Hit } from './counters/counter.ts';
import { raiseGoal } from '../services/raiseGoal.ts';

const LOT = /^\/cars\/[^/]+\/[^/]+\/?$/;

/** True when a catalogue changed its own address, which means that a filter was used. */
const isFilterUse = ({ cause }: Hit): boolean =>
  cause === 'address' && document.querySelector('#filters') !== null;

/** Raises the goals that a page view reaches by itself: use of filters, view of a lot. */
export function raisePageGoals(hit: Hit): void {
  if (isFilterUse(hit)) raiseGoal('filter');
  const isOpened = hit.cause === 'load' || hit.cause === 'restore';
  if (isOpened && LOT.test(new URL(hit.url).pathname)) raiseGoal('lot-view');
}

/** Raises a goal for each press on a phone number. */
export function watchPhoneLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(PHONE_LINKS)) raiseGoal('phone');
  });
}
