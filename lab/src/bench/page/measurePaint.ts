import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withPhone } from '../../lib/phonePage.ts';

declare global {
  // Filled by `watchPaint` in the page.
  var paintedByBench: { largestAt: number } | undefined;
}

/** Runs in the page before its own scripts. */
function watchPaint(): void {
  const painted = { largestAt: 0 };
  globalThis.paintedByBench = painted;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted.largestAt = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Wait after the load event, ms: a picture that is painted later may be the largest element. */
const REST_MS = 1500;

/** Opens a page for the first time on a slow phone. Returns when its largest element was painted, ms after the start. */
export const measurePaint = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, { isSlowCpu: true, isSlowNetwork: true }, async (page) => {
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await pause(REST_MS);
    const largestAt = await page.evaluate(() => globalThis.paintedByBench?.largestAt ?? 0);
    if (largestAt === 0) throw new Error(`${url}: the browser reported no largest paint`);
    return largestAt;
  });
