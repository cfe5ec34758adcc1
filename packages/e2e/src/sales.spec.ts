import { findCards, waitUntilHydrated } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const SOLD = '/statistika-prodazh/toyota';

test(
  'a list of sold lots says for how much they went, with the figures of each picture',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(SOLD);
    const review = page.getByRole('region', { name: 'За сколько уходили за 12 месяцев' });
    await expect(review).toContainText(/Медиана[\d\s]+¥/);
    await expect(review).toContainText(/Продают\d+\s%[\d\s]+из[\d\s]+лот/);
    const years = page.getByRole('region', { name: 'По году выпуска' });
    await expect(years.getByRole('listitem').first()).toContainText(/продано\s\d+\s%\sиз\s[\d\s]+/);
    const months = page.getByRole('region', { name: 'По месяцам' });
    // A desktop has room for the table beside its picture.
    await months.getByText('Те же числа таблицей').click();
    await expect(months.getByRole('columnheader', { name: 'Медиана' })).toBeVisible();
    await review.getByRole('link', { name: 'Сами продажи' }).click();
    await expect(findCards(page).first()).toBeInViewport();
  },
);

test('other filters have other figures, one press away', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(`${SOLD}?year_min=2018`);
  await waitUntilHydrated(page);
  const median = page.getByText('Медиана', { exact: true }).first().locator('xpath=following-sibling::dd[1]');
  const before = await median.textContent();
  await page.getByRole('link', { name: 'Сбросить всё' }).click();
  await page.getByRole('link', { name: 'За сколько уходили такие' }).click();
  await expect(median).toHaveText(/¥/);
  expect(await median.textContent()).not.toBe(before);
});
