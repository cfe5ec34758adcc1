import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { withPhone } from '../../lib/phonePage.ts';

/** Keys of session storage. The page stores its times there, because variables are lost with the document. */
const PRESSED = 'bench.pressed';
const PAINTED = 'bench.painted';
/** Time to look at a page, ms. The page loads its behaviour when it is idle, within two seconds; a person looks longer. */
const LOOK_MS = 2500;

/** Runs in each document before its own scripts. Stores when the last press and the first paint after it were, Unix ms. */
function watchVisit({ pressed, painted }: { readonly pressed: string; readonly painted: string }): void {
  const store = (key: string, at: number) => sessionStorage.setItem(key, String(at));
  addEventListener('click', ({ timeStamp }) => store(pressed, performance.timeOrigin + timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') store(painted, performance.timeOrigin + startTime);
  }).observe({ type: 'paint', buffered: true });
  // A document from the back/forward cache has been painted before.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => requestAnimationFrame(() => store(painted, Date.now())));
  });
}

/** Waits for the paint after the press. Returns the time between the two, ms. */
async function readTimes(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    ({ pressed, painted }) => {
      const ms = Number(sessionStorage.getItem(painted)) - Number(sessionStorage.getItem(pressed));
      return ms > 0 && ms;
    },
    { pressed: PRESSED, painted: PAINTED },
  );
  return Number(await handle.jsonValue());
}

export interface Visit {
  /** From the press on a card to the first paint of the lot's page, ms. */
  readonly toLotMs: number;
  /** From the step back to the list on screen, ms. */
  readonly backMs: number;
}

/** Opens lots of a list one after the other and goes back each time. The first visit warms caches and is not measured. */
export const measureVisits = (browser: Browser, list: string, count: number): Promise<readonly Visit[]> =>
  withPhone(browser, {}, async (page) => {
    await page.addInitScript(watchVisit, { pressed: PRESSED, painted: PAINTED });
    await page.goto(list, { waitUntil: 'networkidle' });
    const visits: Visit[] = [];
    for (let index = 0; index <= count; index += 1) {
      const card = page.locator('a[href^="/cars/"]:visible').nth(index % 6);
      await card.scrollIntoViewIfNeeded();
      await pause(LOOK_MS);
      await card.tap();
      await page.waitForURL(/\/cars\//, { waitUntil: 'commit' });
      const toLotMs = await readTimes(page);
      await page.waitForLoadState('load');
      await pause(LOOK_MS);
      await page.evaluate((pressed) => {
        sessionStorage.setItem(pressed, String(Date.now()));
        history.back();
      }, PRESSED);
      await page.waitForURL(list, { waitUntil: 'commit' });
      const backMs = await readTimes(page);
      if (index > 0) visits.push({ toLotMs, backMs });
    }
    return visits;
  });
