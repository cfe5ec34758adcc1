import { createHits } from '../analytics/hits.ts';
import { onRouteChange } from '../route/routeChange.ts';
import { readConsent } from '../consent/consent.ts';
import { CONSENT_LINK } from '../consent/consentLink.ts';
import { formatMarks, pickMarks } from '../marks/marketing.ts';
import { readVisitMarks } from '../marks/visitMarks.ts';
import { loadPublicOptions } from '../services/loadPublicOptions.ts';

/**
 * Starts what needs the visitor's consent. Without a service of another company only the marks of advertising do: then a
 * visitor who came without marks is not asked, and nothing is loaded until the link in the footer is pressed. Call it before
 * the routes are watched, so that no hit is missed.
 */
export function startServices(): void {
  const link = document.querySelector<HTMLElement>(CONSENT_LINK);
  if (!link) return;
  const hits = createHits({
    isAllowed: () => readConsent() === 'all',
    readTitle: () => document.title,
    isBusy: () => document.querySelector('[aria-busy="true"]') !== null,
  });
  onRouteChange(hits.note);
  window.addEventListener('pagehide', hits.flush);
  const load = async (asks: boolean): Promise<void> => {
    const [options, { startConsented }] = await Promise.all([
      loadPublicOptions(),
      import('./startConsented.ts'),
    ]);
    startConsented(options, hits, asks);
  };
  const isNeeded = link.dataset['consent'] !== 'marks' || readConsent() !== undefined;
  // The address counts too: the marks of this page are stored with its first route.
  const marks = [location.search, formatMarks(readVisitMarks())].map(pickMarks);
  if (isNeeded || marks.some((found) => Object.keys(found).length > 0)) {
    load(true).catch(reportError);
    return;
  }
  const onPress = (event: Event): void => {
    event.preventDefault();
    load(false)
      // Now the link opens the notice.
      .then(() => link.click())
      .catch(reportError);
  };
  link.addEventListener('click', onPress, { once: true });
}
