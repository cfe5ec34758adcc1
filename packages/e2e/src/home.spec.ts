import { LIST, readShownCount, waitUntilSettled } from './support/catalogue.ts';
import { startOwnSite } from './support/ownSite.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const readNumber = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test('the finder leads to the list with the count that it showed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const submit = page.getByRole('button', { name: /^Показать/ });
  const all = readNumber(await submit.textContent());
  expect(all).toBeGreaterThan(100);

  await page.getByLabel('Марка').selectOption('TOYOTA');
  const model = page.getByLabel('Модель');
  await expect(model).toBeEnabled();
  await model.selectOption('PRIUS');
  await page.getByLabel('Под ключ до').fill('3 млн');
  // The count is out of date while the typed number waits.
  await expect(page.getByText(/^Найдено: /)).toHaveCount(1);
  await waitUntilSettled(page);
  const count = readNumber(await submit.textContent());
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);

  await submit.click();
  await expect(page).toHaveURL(`${LIST}/toyota/prius?cost_ru_max=3000000&order_by=date_asc`);
  expect(await readShownCount(page)).toBe(count);
});

test('another catalogue has its own brands', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Откуда', { exact: true }).selectOption('bike');
  await expect(page.getByLabel('Марка').locator('option[value="TOYOTA"]')).toHaveCount(0);
  await waitUntilSettled(page);
  const submit = page.getByRole('button', { name: /^Показать/ });
  const count = readNumber(await submit.textContent());
  await submit.click();
  await expect(page).toHaveURL('/moto/onlajn-aukcziony?order_by=date_asc');
  expect(await readShownCount(page)).toBe(count);
});

test('a preset leads to the number of lots that it shows', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/');
  const choice = page.getByRole('list', { name: 'Готовые подборки' }).getByRole('link', { name: /^до 160/ });
  const promised = readNumber(await choice.locator('span').textContent());
  await choice.click();
  await expect(page).toHaveURL(`${LIST}?fee=low&order_by=date_asc`);
  expect(await readShownCount(page)).toBe(promised);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the finder leads to the canonical address of the list', DESKTOP_ONLY, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Марка').selectOption('TOYOTA');
    await page.getByLabel('Под ключ до').fill('1,5 млн');
    await page.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(`${LIST}/toyota?cost_ru_max=1500000&order_by=date_asc`);
    expect(await readShownCount(page)).toBeGreaterThan(0);
  });
});

test(
  'blocks whose calls fail are left out; without popular cars the newest lots are shown',
  DESKTOP_ONLY,
  async ({ page }) => {
    test.slow();
    const broken = ['/api/v2/budgets', '/api/auctions/sets', '/api/calc?'];
    const site = await startOwnSite((path) => {
      if (path.startsWith('/api/auto/popular/home/')) return '{"auto_popular_list":[]}';
      return broken.some((start) => path.startsWith(start)) ? '{}' : undefined;
    });
    try {
      expect((await page.goto(site.url))?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'Свежие лоты' })).toBeVisible();
      await expect(page.locator('[data-lot]')).toHaveCount(4);
      await expect(page.getByRole('heading', { name: 'Откуда везём' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /Что купить|Подборки|Из чего цена/ })).toHaveCount(0);
    } finally {
      // Pictures that are still loading would fail when the site stops.
      await page.close();
      await site.stop();
    }
  },
);
