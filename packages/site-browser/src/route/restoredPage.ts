import { LOT_AGES } from '@vvoz/api/headers/lotAges';

const renew = async () => (await import('./renewPage.ts')).renewPage();

/**
 * On Back a browser shows a page from its back/forward cache, or from its HTTP cache without asking the server. Such a page
 * may show lots with old prices, so it is renewed, unless it was loaded a moment ago.
 */
export function watchRestoredPage(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward' && !entry.transferSize) void renew();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && Date.now() - performance.timeOrigin > LOT_AGES.restoredPage * 1000) void renew();
  });
}
