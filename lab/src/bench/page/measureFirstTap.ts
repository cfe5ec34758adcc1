import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { watchEvents } from '../measureStep.ts';
import { withPhone } from '../../lib/phonePage.ts';

/** A place beside the text, without a control: the time until the page reacts at all is measured. */
const PLACE = { x: 5, y: 300 };
const FIRST_MS = 1000;
const BETWEEN_MS = 60;
/** The result when no tap is reported, ms: Event Timing reports nothing that was faster than 16 ms. */
const UNREPORTED_MS = 8;
const REST_MS = 1500;

/** Taps on a page during its first second, on a slow CPU. Returns how long the slowest tap waited for its frame, ms. */
export const measureFirstTap = (browser: Browser, url: string): Promise<number> =>
  withPhone(browser, { isSlowCpu: true }, async (page) => {
    await page.addInitScript(watchEvents);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('h1', { state: 'attached' });
    const end = performance.now() + FIRST_MS;
    while (performance.now() < end) {
      await page.touchscreen.tap(PLACE.x, PLACE.y);
      await pause(BETWEEN_MS);
    }
    await page.waitForLoadState('load');
    await pause(REST_MS);
    const events = await page.evaluate(() => globalThis.recordedByBench?.events ?? []);
    return Math.max(UNREPORTED_MS, ...events.map(({ duration }) => duration));
  });
