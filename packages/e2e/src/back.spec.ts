import type { Page } from '@playwright/test';
import {
  listCardIds,
  expectCards,
  findCards,
  waitUntilHydrated,
  isPhone,
  LIST,
  openList,
  waitUntilSettled,
} from './support/catalogue.ts';
import { holdScripts } from './support/holdScripts.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

/** Scrolls to a card and waits until the cards around it have their own heights instead of estimates. */
async function scrollToCard(page: Page, nth: number): Promise<void> {
  const card = findCards(page).nth(nth);
  await card.getByRole('link').scrollIntoViewIfNeeded();
  await card.evaluate(async (element) => {
    for (let same = 0, top = NaN; same < 5;) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect().top;
      same = now === top ? same + 1 : 0;
      top = now;
    }
  });
}

/** Reads where a card is on screen. Heights of far cards are estimates, so the page's own position says less. */
const readTop = (page: Page, nth: number): Promise<number> =>
  findCards(page)
    .nth(nth)
    .evaluate((card) => Math.round(card.getBoundingClientRect().top))
    .catch(() => NaN);

test('after «Показать ещё» and a visit to a lot, Back restores cards, scroll position and focus', async ({
  page,
}) => {
  await openList(page, '/toyota');
  const step = isPhone(page) ? 12 : 24;
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(findCards(page)).toHaveCount(12 + step);
  const before = await listCardIds(page);
  expect(new Set(before).size).toBe(before.length);
  const link = findCards(page).nth(17).getByRole('link');
  await scrollToCard(page, 17);
  const top = await readTop(page, 17);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/cars\/japan\//);
  await page.goBack();
  await expectCards(page, before);
  await expect.poll(async () => Math.abs((await readTop(page, 17)) - top)).toBeLessThanOrEqual(2);
  await expect(findCards(page).nth(17).getByRole('link')).toBeFocused();
});

test('a reload restores the extended list and its scroll position', PHONE_ONLY, async ({ page }) => {
  await openList(page, '/honda');
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(findCards(page).nth(20)).toBeAttached();
  const before = await listCardIds(page);
  await scrollToCard(page, 15);
  const top = await readTop(page, 15);
  await page.reload();
  await expectCards(page, before);
  await expect.poll(async () => Math.abs((await readTop(page, 15)) - top)).toBeLessThanOrEqual(2);
});

test('Back works before hydration, and Forward after it', DESKTOP_ONLY, async ({ page }) => {
  await openList(page, '/toyota');
  const payer = page.locator('select[name="payer"]').first();
  await payer.selectOption('jur');
  await expect(page).toHaveURL(/payer=jur$/);
  await waitUntilSettled(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(findCards(page).first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(page).toHaveURL(`${LIST}/toyota`);
  await waitUntilHydrated(page);
  await expect(payer).toHaveValue('physic');
  await page.goForward();
  await expect(page).toHaveURL(/payer=jur$/);
  await expect(payer).toHaveValue('jur');
});

test(
  'lots that the browser kept are loaded again on Back, and a changed one is replaced',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page, '/toyota');
    await findCards(page).nth(3).getByRole('link').focus();
    await findCards(page).nth(3).getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/cars\/japan\//);
    // While the visitor reads the lot, the third lot of the list gets another name, and so the list another hash.
    await page.route(/\/api\/catalog\/.*offset=0/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { items: { model: string }[] };
      const items = answer.items.map((lot, index) => (index === 2 ? { ...lot, model: 'RENEWED' } : lot));
      await route.fulfill({ response, json: { ...answer, items, hash: 'another' } });
    });
    await page.goBack();
    await expect(findCards(page).nth(2)).toContainText(/renewed/i);
    await expect(findCards(page)).toHaveCount(12);
    await expect(findCards(page).nth(3).getByRole('link')).toBeFocused();
  },
);

test(
  'a lot that the browser kept is compared with the current page, and stays when nothing changed',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page, '/toyota');
    await findCards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/cars\/japan\//);
    const lot = page.url();
    await page.goto('/kontakty');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url() === lot) requests.push(request.resourceType());
    });
    await page.goBack();
    await expect.poll(() => requests).toEqual(['document', 'fetch', 'fetch']);
    // A reload would come at once after the second answer.
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(3);
  },
);
