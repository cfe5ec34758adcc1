import { COUNTERS } from '../analytics/counters/counters.ts';
import type { Hits } from '../analytics/hits.ts';
import { listSwitchedOn } from '../analytics/listSwitchedOn.ts';
import { startAnalytics } from '../analytics/startAnalytics.ts';
import { onRouteChange } from '../route/routeChange.ts';
import { isMarkedAsBot } from '../captcha/botScore.ts';
import { forgetMarks, storeMarks } from '../marks/storedMarks.ts';
import { readVisitMarks } from '../marks/visitMarks.ts';
import { WIDGETS } from '../support/widgets/widgets.ts';
import type { PublicOptions } from '../services/publicOptions.ts';
import { clearTraces } from '../consent/clearTraces.ts';
import { onConsent, readConsent } from '../consent/consent.ts';
import { watchConsentLink } from '../consent/watchConsentLink.ts';

/**
 * Shows the notice unless the visitor has chosen, and applies the choice, now and after each change.
 * @param asks false: the notice waits for the link in the footer
 */
export function startConsented(options: PublicOptions, hits: Hits, asks = true): void {
  const counters = listSwitchedOn(COUNTERS, options.services).map(([, row]) => row);
  const [chat] = listSwitchedOn(WIDGETS, options.services);
  const notice = watchConsentLink({
    counters: counters.map(({ title }) => title),
    chat: chat?.[1].title,
    measuresSpeed: options.vitals,
    policyHref: options.routes?.['privacy'] ?? '/privacy-policy',
  });
  let openRequestedChat: (() => void) | undefined;
  let isStarted = false;
  const start = () => {
    storeMarks(readVisitMarks());
    // A bot would only distort the statistics.
    if (isStarted || isMarkedAsBot()) return;
    isStarted = true;
    startAnalytics(options, hits);
    if (options.vitals)
      import('../vitals/startVitals.ts').then(({ startVitals }) => startVitals()).catch(reportError);
  };
  const stop = () => {
    forgetMarks();
    clearTraces([...counters, ...(chat ? [chat[1]] : [])].map(({ traces }) => traces));
    // A running script cannot be unloaded.
    if (isStarted) location.reload();
  };
  const follow = () => {
    const consent = readConsent();
    if (consent === 'all') start();
    else if (consent === 'necessary') stop();
    else if (asks) notice.show();
  };
  onConsent((choice) => {
    notice.hide();
    if (choice === 'all') {
      start();
      openRequestedChat?.();
    } else stop();
  });
  // Another page may have changed the choice while this one was in the browser's back/forward cache.
  onRouteChange(({ cause }) => {
    if (cause !== 'restore') return;
    if (readConsent() !== undefined) notice.hide();
    follow();
  });
  follow();
  if (!chat) return;
  const [, row, id] = chat;
  import('../support/startSupport.ts')
    .then(({ startSupport }) => {
      openRequestedChat = startSupport({
        tel: options.contacts.tel,
        open: () => row.open(id),
        ask: notice.show,
      });
    })
    .catch(reportError);
}
