import {
  apply,
  cardIds,
  cards,
  choose,
  expectCards,
  hydrated,
  LIST,
  openPanel,
  settled,
} from './support/catalog.ts';
import { startOwnSite } from './support/ownSite.ts';
import { expect, test } from './support/test.ts';

test.use({ expected: /status of 50[023]/ });

test('the backend fails during a visit and recovers: nothing is lost, no old list is shown as new', async ({
  page,
}) => {
  test.slow();
  const site = await startOwnSite();
  try {
    await page.goto(site.url + LIST);
    await hydrated(page);
    const before = await cardIds(page);
    expect(before.length).toBe(12);

    site.down();
    await openPanel(page);
    await choose(page, 'Марка', /^Honda/);
    await apply(page);
    await expect(page.getByText('Список не загрузился')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`${site.url}${LIST}/honda`);
    await expectCards(page, before);

    // A page that was never asked for before cannot be made; it says so, and is not kept by anyone.
    const other = await page.context().newPage();
    const answer = await other.goto(`${site.url}${LIST}?year_min=2013&mileage_max=43210`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    expect(answer?.headers()['cache-control']).toMatch(/private|no-store/);
    await expect(other.getByText('Каталог сейчас не отвечает')).toBeVisible();
    await other.close();

    site.up();
    await page.getByRole('link', { name: 'Повторить' }).click();
    await expect(page.getByText('Список не загрузился')).toHaveCount(0, { timeout: 30_000 });
    await settled(page);
    for (const title of await cards(page).getByRole('heading').allTextContents())
      expect(title).toMatch(/^Honda/);
  } finally {
    await site.stop();
  }
});
