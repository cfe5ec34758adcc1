import { createHits } from '../analytics/hits.ts';
import { onRouteChange } from '../route/routeChange.ts';
import { readConsent } from '../consent/consent.ts';
import { CONSENT_LINK } from '../consent/consentLink.ts';
import { loadPublicOptions } from '../services/loadPublicOptions.ts';

/**
 * Starts the services that need the visitor's consent. If the operator has switched on none, nothing is loaded and
 * the visitor is not asked. Call it before the routes are watched, so that no hit is missed.
 */
export function startServices(): void {
  if (!document.querySelector(CONSENT_LINK)) return;
  const hits = createHits({
    isAllowed: () => readConsent() === 'all',
    readTitle: () => document.title,
    isBusy: () => document.querySelector('[aria-busy="true"]') !== null,
  });
  onRouteChange(hits.note);
  window.addEventListener('pagehide', hits.flush);
  Promise.all([loadPublicOptions(), import('./startConsented.ts')])
    .then(([options, { startConsented }]) => startConsented(options, hits))
    .catch(reportError);
}
