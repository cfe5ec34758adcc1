import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listCardIds, isPhone, openList, openPanel, readShownCount } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const STEPS = 24;
/** After this number of steps the visitor waits until the page is still. The test checks this state at its end. */
const STEPS_PER_CHECK = 8;
const MAX_DELAY_MS = 900;
/** The route handler that the list's island calls. */
const ANSWER = '/api/catalog/japan-main';

/** Creates a random number generator; the same seed gives the same numbers. */
function createDraws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The count and lots that the page showed for an address while it was not busy. */
interface Shown {
  readonly address: string;
  readonly count: number;
  readonly ids: readonly string[];
}

/** Records at every frame what the page shows, unless it is busy. */
function watchPage(): void {
  const seen: Shown[] = [];
  const readShown = () => {
    if (!document.querySelector('[aria-busy="true"]')) {
      const ids = [...document.querySelectorAll('[data-lot]')].map((card) => card.getAttribute('data-lot'));
      const figure = document.querySelector('output')?.textContent?.replace(/\D/g, '');
      const shown = {
        address: location.pathname + location.search,
        count: Number(figure),
        ids: ids.map(String),
      };
      if (JSON.stringify(shown) !== JSON.stringify(seen.at(-1))) seen.push(shown);
    }
    requestAnimationFrame(readShown);
  };
  Object.assign(window, { seenInRace: seen });
  requestAnimationFrame(readShown);
}

/** Delays each answer at random, so that a later answer may arrive before an earlier one. */
async function disturbNetwork(page: Page, draw: (below: number) => number): Promise<void> {
  await page.route(`**${ANSWER}?*`, async (route) => {
    const delay = draw(MAX_DELAY_MS);
    try {
      const response = await route.fetch();
      await sleep(delay);
      await route.fulfill({ response });
    } catch {
      // The page has cancelled the request meanwhile.
    }
  });
}

/**
 * Makes one step of an impatient visitor, who does not wait for answers: mostly an option, sometimes a chip, the order,
 * Back or Forward. On a phone always an option.
 */
async function makeStep(page: Page, draw: (below: number) => number): Promise<void> {
  const kind = isPhone(page) ? 'option' : (['chip', 'back', 'forward', 'order'][draw(12)] ?? 'option');
  if (kind === 'order') {
    await page.locator('select[name="order_by"]').selectOption({ index: draw(6) });
    return;
  }
  await page.evaluate(
    async ([what, pick]) => {
      const pickElement = (selector: string) => {
        const elements = document.querySelectorAll<HTMLElement>(selector);
        return elements[pick % Math.max(elements.length, 1)];
      };
      if (what === 'back' || what === 'forward') {
        if (!(what === 'back' ? navigation.canGoBack : navigation.canGoForward)) return;
        await new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          setTimeout(resolve, 1000);
          history[what]();
        });
        return;
      }
      const chip = what === 'chip' ? pickElement('a[aria-label^="Убрать"]') : undefined;
      (chip ?? pickElement('#filters input:is([type="checkbox"], [type="radio"]):enabled'))?.click();
    },
    [kind, draw(10_000)] as const,
  );
}

/** Waits until the page is no longer busy, because the answer to its last request has arrived. */
const waitUntilStill = (page: Page) =>
  expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });

/** Loads the server's page of an address without delays. Returns undefined if there is no such page. */
function loadFresh(page: Page, address: string): Promise<(Shown & { chips: (string | null)[] }) | undefined> {
  return page.evaluate(async (requested) => {
    const answer = await fetch(requested);
    if (answer.status === 404) return undefined;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const listAttributes = (selector: string, name: string) =>
      [...fresh.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      address: requested,
      count: Number(fresh.querySelector('output')?.textContent?.replace(/\D/g, '')),
      ids: listAttributes('[data-lot]', 'data-lot').map(String),
      chips: listAttributes('a[aria-label^="Убрать"]', 'aria-label'),
    };
  }, address);
}

/** Expects the screen to match the server's page of the same address, or to show no lots if the server answers 404. */
async function expectServerAgrees(page: Page, shown: Shown & { chips?: (string | null)[] }): Promise<void> {
  const fresh = await loadFresh(page, shown.address);
  if (fresh) expect(fresh).toMatchObject({ ...shown });
  else expect(shown).toMatchObject({ count: 0, ids: [] });
}

for (const [seed, details] of [
  [1, PHONE_ONLY],
  [2, DESKTOP_ONLY],
] as const) {
  test(
    `${seed}: with answers in any order, count, chips and list match the address`,
    details,
    async ({ page }) => {
      test.slow();
      const draw = createDraws(seed);
      await disturbNetwork(page, createDraws(seed + 100));
      await openList(page);
      // In a phone's sheet the address changes only when the choices are applied.
      if (!isPhone(page)) await page.evaluate(watchPage);
      await openPanel(page);
      for (let turn = 1; turn <= STEPS; turn++) {
        await makeStep(page, draw);
        if (turn % STEPS_PER_CHECK > 0) continue;
        await waitUntilStill(page);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      if (isPhone(page)) {
        await page.locator('#filters button[type="submit"]').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await waitUntilStill(page);

      const seen = await page.evaluate(() => (window as { seenInRace?: Shown[] }).seenInRace ?? []);
      expect(seen.length > 2).toBe(!isPhone(page));
      for (const shown of seen) await expectServerAgrees(page, shown);
      // Closing the sheet changes the address by a history step.
      await expect(async () => {
        const { pathname, search } = new URL(page.url());
        const chips = await page
          .locator('a[aria-label^="Убрать"]')
          .evaluateAll((all) => all.map((chip) => chip.getAttribute('aria-label')));
        const [count, ids] = [await readShownCount(page), await listCardIds(page)];
        await expectServerAgrees(page, { address: pathname + search, count, ids, chips });
      }).toPass({ timeout: 5000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
