import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { addresses } from './support/addresses.ts';
import { findCards, LIST, openList, waitUntilSettled } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

test(
  'a phrase becomes filters, and the page names the words that it did not understand',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page);
    await page.getByRole('searchbox', { name: 'Поиск словами' }).fill('приус от 2018 абракадабра');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/toyota\/prius\?year_min=2018$/);
    await waitUntilSettled(page);
    await expect(page.getByText(/Слово «абракадабра» пока не ищем/)).toBeVisible();
    for (const title of await findCards(page).getByRole('heading').allTextContents())
      expect(title).toMatch(/^Toyota Prius/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the list', PHONE_ONLY, async ({ page }) => {
    await page.goto(`${LIST}?mileage_max=90000`);
    await page.getByRole('searchbox', { name: 'Поиск словами' }).fill('хонда фит');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/\/honda\/fit\?mileage_max=90000$/);
    await expect(findCards(page).first()).toContainText('Honda Fit');
  });
});

test('every catalogue understands its whole example phrase', DESKTOP_ONLY, async ({ request }) => {
  for (const host of HOST_NAMES)
    for (const { name, phrase } of listTemplatesOnHost(host)) {
      const response = await request.get(`${addresses[host]}/api/words/${name}`, {
        params: { q: phrase },
        headers: { accept: 'application/json' },
      });
      const { labels, rest } = (await response.json()) as { labels: string[]; rest: string[] };
      expect(rest, `${name}: ${phrase}`).toEqual([]);
      expect(labels.length, `${name}: ${phrase}`).toBeGreaterThan(0);
    }
});
