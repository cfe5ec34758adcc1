import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createVitalsReport } from './createVitalsReport.ts';
import { PAGE_KIND_META } from './pageKindMeta.ts';

/** The site's own call that takes reports. */
const VITALS_PATH = '/api/vitals';

const findPageKind = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_KIND_META}"]`)?.content;

/**
 * Measures the speed of this page from its beginning, which the browser has recorded, and sends it when the page is hidden.
 * Call it after the visitor's consent only, once per document.
 */
export function startVitals(): void {
  const kind = findPageKind();
  if (kind === undefined) return;
  const { note, flush } = createVitalsReport(kind, (report) => {
    // A string needs no preflight. A report is lost when the browser's queue is full, or when the page is never hidden.
    navigator.sendBeacon(VITALS_PATH, report);
  });
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(note);
  // The library listens in the capturing phase, so it has reported its last values. Browsers also raise this event when the
  // page is left, after `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
