import { onRouteChange } from '../route/routeChange.ts';
import { createCallTracking } from './callTracking.ts';
import type { PublicOptions } from '../services/publicOptions.ts';
import { COUNTERS } from './counters/counters.ts';
import type { Hits } from './hits.ts';
import { listSwitchedOn } from './listSwitchedOn.ts';
import { raisePageGoals, watchPhoneLinks } from './pageGoals.ts';
import { queueCalls } from './counters/queueCalls.ts';
import { onGoal } from '../services/raiseGoal.ts';

/** Loads the counters that the operator has switched on, and sends them hits and goals from now on. Call it once. */
export function startAnalytics({ services, contacts }: PublicOptions, hits: Hits): void {
  const callTracking = createCallTracking(contacts.tel);
  const counters = listSwitchedOn(COUNTERS, services).map(([name, row, id]) =>
    queueCalls(name, row.load(id, { onPhone: callTracking.show })),
  );
  onRouteChange(callTracking.reset);
  new MutationObserver(callTracking.renew).observe(document.body, { childList: true, subtree: true });
  watchPhoneLinks();
  onGoal((goal) => {
    for (const { sendGoal } of counters) sendGoal(goal);
  });
  hits.connect((hit) => {
    for (const { sendHit } of counters) sendHit(hit);
    raisePageGoals(hit);
  });
}
