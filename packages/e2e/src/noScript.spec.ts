import { expect, test } from '@playwright/test';
import { listCardIds, findCards, isPhone, LIST, readShownCount } from './support/catalogue.ts';
import { DESKTOP_ONLY, PHONE_ONLY } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the list shows lots, applies filters and has further pages', async ({ page }) => {
  await page.goto(LIST);
  await expect(findCards(page)).toHaveCount(12);
  const all = await readShownCount(page);

  if (isPhone(page)) await page.getByRole('link', { name: /Фильтры/ }).click();
  await page.locator('#filters input[name="year_min"]').fill('2012');
  await page.locator('#filters summary', { hasText: /^Марка/ }).click();
  await page.getByRole('checkbox', { name: /^Toyota/ }).check();
  // A button opens a page with all options of a long list, on which the earlier choices are still ticked.
  await page.getByRole('button', { name: /^Ещё\s\d+\sмар/ }).click();
  await expect(page).toHaveURL(`${LIST}/toyota?year_min=2012&panel=brand#filters`);
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  await expect(page.locator('#filters summary', { hasText: /^Ещё\s\d+\sмар/ })).toBeVisible();
  const show = page.locator('#filters').getByRole('button', { name: /Показать/ });
  // Groups get their heights when they come near the window; nothing may move under the press.
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport();
  await show.click();
  await expect(page).toHaveURL(`${LIST}/toyota?year_min=2012`);
  expect(await readShownCount(page)).toBeLessThan(all);
  const first = await listCardIds(page);

  // Now the models of Toyota are offered; a new brand clears the model.
  if (isPhone(page)) await page.getByRole('link', { name: /Фильтры/ }).click();
  await page.locator('#filters summary', { hasText: /^Модель/ }).click();
  await page
    .getByRole('checkbox', { name: /^Prius \d|^Prius$/ })
    .first()
    .check();
  await page
    .locator('#filters')
    .getByRole('button', { name: /Показать/ })
    .click();
  await expect(page).toHaveURL(`${LIST}/toyota/prius?year_min=2012`);
  if (isPhone(page)) await page.getByRole('link', { name: /Фильтры/ }).click();
  await page.locator('#filters summary', { hasText: /^Марка/ }).click();
  await page.getByRole('checkbox', { name: /^Toyota/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Honda/ }).check();
  await page
    .locator('#filters')
    .getByRole('button', { name: /Показать|Лотов нет/ })
    .click();
  await expect(page).toHaveURL(`${LIST}/honda?year_min=2012`);

  await page.goto(`${LIST}?brand=toyota&year_min=2012`);
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(page).toHaveURL(`${LIST}/toyota?year_min=2012&page=2`);
  const second = await listCardIds(page);
  expect(second).toHaveLength(12);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

test('without JavaScript the sort order can be changed', PHONE_ONLY, async ({ page }) => {
  await page.goto(LIST);
  await page.getByLabel('Сначала').filter({ visible: true }).selectOption('price_asc');
  await page.getByRole('link', { name: /Фильтры/ }).click();
  const panel = page.locator('#filters');
  await expect(panel.getByLabel('Сначала').filter({ visible: true })).toHaveCount(0);
  await panel.getByRole('button', { name: /Показать/ }).click();
  await expect(page).toHaveURL(`${LIST}?order_by=price_asc`);
  await expect(page.getByLabel('Сначала').filter({ visible: true })).toHaveValue('price_asc');
});

test(
  'without JavaScript an empty result leads to a list with the promised count',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(`${LIST}/toyota?year_max=1901`);
    const step = page.getByRole('link', { name: /^без года/ });
    const promised = Number(((await step.locator('b').textContent()) ?? '').replace(/\D/g, ''));
    expect(promised).toBeGreaterThan(0);
    await step.click();
    await expect(page).toHaveURL(`${LIST}/toyota`);
    expect(await readShownCount(page)).toBe(promised);
  },
);

test('without JavaScript a lot shows sheet, facts and price', PHONE_ONLY, async ({ page }) => {
  await page.goto(LIST);
  await findCards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Факты' })).toBeVisible();
  const full = await page
    .getByRole('link', { name: /увеличить$/ })
    .first()
    .getAttribute('href');
  const picture = await page.request.get(full ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  await expect(page.getByText(/Под ключ, полная пошлина/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Из чего цена' })).toBeVisible();
  await page.getByRole('region', { name: 'Из чего цена' }).getByLabel('Город').selectOption('omsk');
  await page.getByRole('button', { name: 'Пересчитать' }).last().click();
  await expect(page).toHaveURL(/city=omsk/);
  await expect(page.getByText('Доставка: Омск')).toBeVisible();
});
