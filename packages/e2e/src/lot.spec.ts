import { cards, openList } from './support/catalog.ts';
import { expect, test } from './support/test.ts';

test('a lot shows its sheet, views, facts, prices and others like it', async ({ page }) => {
  await openList(page, '/toyota/prius');
  const title = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/japan\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(
    page.getByRole('navigation', { name: /Вы здесь/ }).getByRole('link', { name: 'Prius' }),
  ).toHaveAttribute('href', '/japan/czeny-na-avto/toyota/prius');
  const sheet = page.getByRole('img', { name: /Аукционный лист/ }).first();
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  await expect(
    page
      .getByText(/1 из \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Следующий/ }).click();
  await expect(
    page
      .getByText(/2 из \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Стартовая цена').first()).toBeVisible();
  const here = new URL(page.url()).pathname;
  const similar = page.getByRole('region', { name: 'Похожие лоты' }).getByRole('link');
  expect(await similar.count()).toBeGreaterThan(0);
  for (const link of await similar.all()) expect(await link.getAttribute('href')).not.toBe(here);
});

test('a lot that is not there is the page 404', async ({ page }) => {
  const answer = await page.goto('/cars/japan/no-such-lot');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться на главную' }).click();
  await expect(page).toHaveURL('/');
});
