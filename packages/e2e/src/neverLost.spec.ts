import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createRandom, startFlakyNetwork } from './support/flakyNetwork.ts';
import { startOwnSite } from './support/ownSite.ts';
import { readStoredNames } from './support/storedLeads.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

/** `npm run chaos -- leads-browser 1000` sets these. */
const REQUESTS = Number(process.env['CHAOS_LEADS'] ?? 30);
const SEED = Number(process.env['CHAOS_SEED'] ?? 1);

const VISITORS = 4;
const FORM_PATH = '/kontakty';
/** Longest time up, and down, of the network and of the backend, ms. */
const MAX_UP_MS = 1500;
const MAX_DOWN_MS = 800;
const FAULT_RATE = 0.1;
/** One in so many requests is followed by a new page. */
const PAGES_EVERY = 12;

/** Counts the requests that wait on the device of a page. */
const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'vvoz-leads')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('vvoz-leads');
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const asked = opening.result.transaction('waiting').objectStore('waiting').count();
        asked.addEventListener('success', () => resolve(asked.result));
        opening.result.close();
      });
    });
  });

/** Opens the page of the form; without a network the worker shows the copy on the device. */
async function openForm(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(url + FORM_PATH, { timeout: 10_000 });
    // What works without scripts is another test.
    await expect(page.locator('form[novalidate]')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return page;
}

/** Fills in the form and sends it; as a visitor would, again when the page says that it could not. */
async function sendRequest(page: Page, name: string): Promise<'sent' | 'kept'> {
  const again = page.getByRole('button', { name: 'Отправить ещё одну заявку' });
  if (await again.isVisible()) await again.click();
  await page.getByRole('textbox', { name: 'Имя' }).fill(name);
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 914 123-45-67');
  await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
  const send = page.getByRole('button', { name: 'Отправить заявку' });
  const result = page.getByRole('heading', { name: /^Заявка (принята|ждёт связи)$/ });
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(result).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return (await result.textContent())?.includes('принята') ? 'sent' : 'kept';
}

/** A device: its pages send the requests of `names`, and then it stays open until nothing waits. */
async function openVisitor(browser: Browser, url: string, random: () => number) {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  let page = await openForm(context, url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker did not see the first visit.
  await page.reload();
  const outcomes = { sent: 0, kept: 0 };
  return {
    outcomes,
    close: () => context.close(),
    send: async (names: Iterator<string>) => {
      for (let next = names.next(); !next.done; next = names.next()) {
        outcomes[await sendRequest(page, next.value)] += 1;
        if (random() * PAGES_EVERY >= 1) continue;
        await page.close();
        page = await openForm(context, url);
      }
    },
    /** Visits the site once more and waits until everything is delivered. */
    deliver: async () => {
      await page.reload();
      await expect.poll(() => countWaiting(page), { timeout: 120_000 }).toBe(0);
    },
  };
}

test(
  `${REQUESTS} requests, sent while network and backend fail at random, arrive once each`,
  DESKTOP_ONLY,
  async ({ browser }) => {
    test.setTimeout(120_000 + REQUESTS * 6000);
    const random = createRandom(SEED);
    const site = await startOwnSite();
    const network = await startFlakyNetwork(site.url, random, FAULT_RATE);
    const run = `проба ${Date.now()}`;
    const names = Array.from({ length: REQUESTS }, (_, index) => `${run} ${index}`);
    try {
      network.mend();
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, () => openVisitor(browser, network.url, random)),
      );
      const over = new AbortController();
      const breaking = (async () => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, random() * ms));
        while (!over.signal.aborted) {
          await pause(MAX_UP_MS);
          const [down, up] = random() < 0.5 ? [network.cut, network.mend] : [site.down, site.up];
          down();
          await pause(MAX_DOWN_MS);
          up();
        }
      })();
      const queue = names.values();
      await Promise.all(visitors.map((visitor) => visitor.send(queue)));
      over.abort();
      await breaking;
      network.calmDown();
      await Promise.all(visitors.map((visitor) => visitor.deliver()));
      const stored = (await readStoredNames()).filter((name) => name.startsWith(run));
      expect(stored.toSorted()).toEqual(names.toSorted());
      const kept = visitors.reduce((sum, { outcomes }) => sum + outcomes.kept, 0);
      expect(kept).toBeGreaterThan(0);
      const report = process.env['CHAOS_REPORT'];
      if (report !== undefined)
        writeFileSync(
          report,
          JSON.stringify({ requests: REQUESTS, stored: stored.length, kept, ...network.counts }),
        );
      await Promise.all(visitors.map((visitor) => visitor.close()));
    } finally {
      network.stop();
      await site.stop();
    }
  },
);
