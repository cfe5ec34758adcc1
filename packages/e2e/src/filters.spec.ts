import {
  applyFilters,
  listCardIds,
  expectCards,
  waitUntilHydrated,
  findCards,
  chooseOption,
  LIST,
  openList,
  openPanel,
  waitUntilSettled,
  readShownCount,
} from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

test('brand, model and body code narrow the list, the count and the address; the address gives the same page', async ({
  page,
  context,
}) => {
  await openList(page);
  const all = await readShownCount(page);
  expect(all).toBeGreaterThan(100);
  await expect(findCards(page)).toHaveCount(12);

  await openPanel(page);
  await chooseOption(page, 'Марка', /^Toyota/);
  await chooseOption(page, 'Модель', /^Prius \d|^Prius$/);
  await chooseOption(page, 'Кузов', /./);
  await applyFilters(page);
  await expect(page).toHaveURL(new RegExp(`${LIST}/toyota/prius/[a-z0-9]+$`));
  await waitUntilSettled(page);
  const narrowed = await readShownCount(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  for (const title of await findCards(page).getByRole('heading').allTextContents())
    expect(title).toMatch(/^Toyota Prius/);

  const other = await context.newPage();
  await other.goto(page.url());
  expect(await listCardIds(other)).toEqual(await listCardIds(page));
  expect(await readShownCount(other)).toBe(narrowed);
  await other.close();
});

// On a phone the sheet collects choices before it applies them: see sheet.spec.ts.
test('Back and Forward restore the choices', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  const first = await listCardIds(page);
  // Back and Forward collapse the list of brands.
  const honda = page.getByRole('checkbox', { name: /^Honda/, includeHidden: true });
  await chooseOption(page, 'Марка', /^Honda/);
  await expect(page).toHaveURL(`${LIST}/honda`);
  await waitUntilSettled(page);
  const hondas = await listCardIds(page);
  expect(hondas).not.toEqual(first);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expectCards(page, first);
  await expect(honda.first()).not.toBeChecked();
  await page.goForward();
  await expectCards(page, hondas);
  await expect(honda.first()).toBeChecked();
});

test(
  'brand names are case-insensitive, and the address becomes canonical',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(
      `${LIST}?brand%5B%5D=TOYOTA&model=&year_min=2015&order_by=date_desc&page=1&utm_source=test`,
    );
    await expect(page).toHaveURL(`${LIST}/toyota?year_min=2015&utm_source=test`);
    await expect(findCards(page).first().getByRole('heading')).toHaveText(/^Toyota/);
    await expect(page.getByRole('link', { name: 'Убрать: Toyota' })).toBeVisible();
  },
);

test('a chip removes its condition; the sort order changes the list', DESKTOP_ONLY, async ({ page }) => {
  await openList(page, '/toyota?year_min=2015');
  await page.getByRole('link', { name: 'Убрать: Toyota' }).click();
  await expect(page).toHaveURL(`${LIST}?year_min=2015`);
  await waitUntilSettled(page);
  await page.getByLabel('Сначала').filter({ visible: true }).selectOption('price_asc');
  await expect(page).toHaveURL(/order_by=price_asc/);
  await waitUntilSettled(page);
  const prices = await findCards(page).locator('b').filter({ hasText: '¥' }).allTextContents();
  const figures = prices.map((text) => Number(text.replace(/\D/g, '')));
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
});

test('number fields accept common spellings', PHONE_ONLY, async ({ page }) => {
  await openList(page);
  await openPanel(page);
  const field = page.locator('#filters input[name="mileage_max"]');
  await field.fill('100 000 км');
  await field.press('Tab');
  await applyFilters(page);
  await expect(page).toHaveURL(/mileage_max=100000$/);
  await expect(page.getByRole('link', { name: /Убрать: до 100.000 км/ })).toBeVisible();
});

test('choosing an auction day shows the lots of that day', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  const days = page.locator('input[name="auction_date_interval[]"]:enabled');
  // The strip has this week and the next, so some day always has lots.
  await expect(days).not.toHaveCount(0);
  const day = (await days.last().getAttribute('value')) ?? '';
  await days.last().locator('xpath=ancestor::label').click();
  await expect(page).toHaveURL(new RegExp(`auction_date_interval=${day}$`));
  await waitUntilSettled(page);
  const when = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  await expect(findCards(page).first()).toContainText(new RegExp(`\\s${when}\\s`));
});

test('an empty result has a message', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(`${LIST}/toyota?year_min=1990&year_max=1991&mileage_max=1`);
  await expect(page.getByText('С такими условиями лотов нет')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/^0\s/);
});

test(
  'an empty result offers relaxed filters with correct counts, which apply without a reload',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(`${LIST}/toyota?year_max=1901`);
    await waitUntilHydrated(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const step = page.getByRole('link', { name: /^без года/ });
    const promised = Number(((await step.locator('b').textContent()) ?? '').replace(/\D/g, ''));
    await step.click();
    await expect(page).toHaveURL(`${LIST}/toyota`);
    await waitUntilSettled(page);
    await expect(findCards(page)).toHaveCount(12);
    expect(await readShownCount(page)).toBe(promised);
    await page.goBack();
    await expect(page.getByText('С такими условиями лотов нет')).toBeVisible();
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  },
);

// On a phone the sheet collects choices before it applies them: see sheet.spec.ts.
test(
  'a path names brand, model and body code; Back and Forward follow it, after a reload too',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page, '/toyota');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const toyota = await listCardIds(page);
    await chooseOption(page, 'Модель', /^Corolla Fielder/);
    await expect(page).toHaveURL(`${LIST}/toyota/corolla-fielder`);
    await waitUntilSettled(page);
    const fielder = await listCardIds(page);
    expect(fielder).not.toEqual(toyota);
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    await page.reload();
    await expectCards(page, fielder);
    await waitUntilHydrated(page);
    // For a history entry of an earlier document the router would fetch the page again and show it late.
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.url().includes('_rsc=')) pages.push(request.url());
    });
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}/toyota`);
    await expectCards(page, toyota);
    await page.goForward();
    await expect(page).toHaveURL(`${LIST}/toyota/corolla-fielder`);
    await expectCards(page, fielder);
    await expect(page.getByRole('link', { name: 'Убрать: Corolla Fielder' })).toBeVisible();
    expect(pages).toEqual([]);
  },
);

test(
  'a list by path has a canonical link, one with a filter in the query has none; an unknown name is a 404',
  DESKTOP_ONLY,
  async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto(`${LIST}/toyota/prius?page=2`);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${LIST}/toyota/prius$`));
    await page.goto(`${LIST}/toyota/prius?year_min=2015`);
    await expect(canonical).toHaveCount(0);
    expect((await page.goto(`${LIST}/toyota/no-such-model`))?.status()).toBe(404);
  },
);
