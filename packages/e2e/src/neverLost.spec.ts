import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createRandom, startFlakyNetwork } from './support/flakyNetwork.ts';
import { countWaiting, openLeadForm, sendLead } from './support/leadForm.ts';
import { startOwnSite } from './support/ownSite.ts';
import { waitForWorker } from './support/serviceWorker.ts';
import { readStoredNames } from './support/storedLeads.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

/** `npm run lab -- chaos leads-browser 1000` sets these. */
const REQUESTS = Number(process.env['CHAOS_LEADS'] ?? 16);
const SEED = Number(process.env['CHAOS_SEED'] ?? 1);

const VISITORS = 4;
/** Longest time between two failures, ms. */
const MAX_UP_MS = 1500;
/** Longest failure of network or backend, ms. */
const MAX_DOWN_MS = 800;
const FAULT_RATE = 0.1;
/** Average number of requests that one page sends. */
const REQUESTS_PER_PAGE = 12;

/** Opens a browser context for one visitor, with functions that send requests and wait for their delivery. */
async function openVisitor(browser: Browser, url: string, random: () => number) {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  let page = await openLeadForm(await context.newPage(), url);
  await waitForWorker(page);
  await page.reload();
  const outcomes = { sent: 0, kept: 0 };
  return {
    outcomes,
    close: () => context.close(),
    send: async (names: Iterator<string>) => {
      for (let next = names.next(); !next.done; next = names.next()) {
        outcomes[await sendLead(page, next.value)] += 1;
        if (random() * REQUESTS_PER_PAGE >= 1) continue;
        await page.close();
        page = await openLeadForm(await context.newPage(), url);
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
      const end = new AbortController();
      const disturbing = (async () => {
        const pauseUpTo = (ms: number) => new Promise((resolve) => setTimeout(resolve, random() * ms));
        while (!end.signal.aborted) {
          await pauseUpTo(MAX_UP_MS);
          const [cut, restore] =
            random() < 0.5 ? [network.cut, network.mend] : [site.cutBackend, site.restoreBackend];
          cut();
          await pauseUpTo(MAX_DOWN_MS);
          restore();
        }
      })();
      const queue = names.values();
      await Promise.all(visitors.map((visitor) => visitor.send(queue)));
      end.abort();
      await disturbing;
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
