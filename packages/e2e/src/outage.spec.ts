import {
  applyFilters,
  listCardIds,
  findCards,
  chooseOption,
  expectCards,
  waitUntilHydrated,
  LIST,
  openPanel,
  waitUntilSettled,
} from './support/catalogue.ts';
import { startOwnSite } from './support/ownSite.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

test.use({ expected: /status of 50[023]/ });

// A phone's sheet while the backend is down: see states.spec.ts.
test(
  'the backend fails during a visit and recovers: nothing is lost, and no outdated list is shown as current',
  DESKTOP_ONLY,
  async ({ page }) => {
    test.slow();
    const site = await startOwnSite();
    try {
      await page.goto(site.url + LIST);
      await waitUntilHydrated(page);
      const before = await listCardIds(page);
      expect(before.length).toBe(12);

      site.cutBackend();
      await openPanel(page);
      await chooseOption(page, 'Марка', /^Honda/);
      await applyFilters(page);
      await expect(page.getByText('Список не загрузился')).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveURL(`${site.url}${LIST}/honda`);
      await expectCards(page, before);

      // A page without a cached answer shows an error, which must not be cached.
      const other = await page.context().newPage();
      const response = await other.goto(`${site.url}${LIST}?year_min=2013&mileage_max=43210`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()['cache-control']).toMatch(/private|no-store/);
      expect(response?.headers()['retry-after']).toBe('30');
      await expect(other.getByText('Каталог сейчас не отвечает')).toBeVisible();
      await expect(other.getByRole('main').getByRole('link', { name: /^8 423/ })).toHaveAttribute(
        'href',
        'tel:+74232000000',
      );
      await other.close();

      site.restoreBackend();
      await page.getByRole('link', { name: 'Повторить' }).click();
      await expect(page.getByText('Список не загрузился')).toHaveCount(0, { timeout: 30_000 });
      await waitUntilSettled(page);
      for (const title of await findCards(page).getByRole('heading').allTextContents())
        expect(title).toMatch(/^Honda/);
    } finally {
      // Pictures that are still loading would fail when the site stops.
      await page.close();
      await site.stop();
    }
  },
);
