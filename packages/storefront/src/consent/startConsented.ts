import { COUNTERS } from '../analytics/counters.ts';
import type { Hits } from '../analytics/hits.ts';
import { listSwitchedOn } from '../analytics/listSwitchedOn.ts';
import { startAnalytics } from '../analytics/startAnalytics.ts';
import { watchGoals } from '../analytics/watchGoals.ts';
import { onRouteChange } from '../behaviour/routeChange.ts';
import { isMarkedAsBot } from '../leads/captcha/botScore.ts';
import { forgetMarks, keepMarks } from '../marks/keptMarks.ts';
import { readVisitMarks } from '../marks/visitMarks.ts';
import type { PublicOptions } from '../visitor/publicOptions.ts';
import { clearTraces } from './clearTraces.ts';
import { onConsent, readConsent } from './consent.ts';
import { watchConsentLink } from './watchConsentLink.ts';

/** Shows the notice unless the visitor has chosen, and applies the choice, now and after each change. */
export function startConsented(options: PublicOptions, hits: Hits): void {
  const counters = listSwitchedOn(COUNTERS, options.services);
  const notice = watchConsentLink(
    options,
    counters.map(([, { title }]) => title),
  );
  let isStarted = false;
  const start = () => {
    keepMarks(readVisitMarks());
    // What a bot does would only spoil the statistics.
    if (isStarted || isMarkedAsBot()) return;
    isStarted = true;
    watchGoals();
    startAnalytics(options, hits);
  };
  const stop = () => {
    forgetMarks();
    clearTraces(counters.map(([, { traces }]) => traces));
    // A running script cannot be unloaded.
    if (isStarted) location.reload();
  };
  const follow = () => {
    const consent = readConsent();
    if (consent === 'all') start();
    else if (consent === 'necessary') stop();
    else notice.show();
  };
  onConsent((choice) => {
    notice.hide();
    if (choice === 'all') start();
    else stop();
  });
  // Another page may have changed the choice while this one was in the browser's back/forward cache.
  onRouteChange(({ cause }) => {
    if (cause === 'restore') follow();
  });
  follow();
}
