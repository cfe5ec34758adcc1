import { expect, type Locator, type Page } from '@playwright/test';

export const LIST = '/japan/czeny-na-avto';

/** True in the phone project. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Cards of the list, in order. */
export const findCards = (page: Page): Locator => page.locator('[data-lot]');

export const listCardIds = (page: Page): Promise<string[]> =>
  findCards(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-lot') ?? ''));

/**
 * Waits until the list has exactly these cards, in this order. While a new document loads, the list counts as empty.
 */
export async function expectCards(page: Page, ids: readonly string[]): Promise<void> {
  await expect.poll(() => listCardIds(page).catch(() => [])).toEqual(ids);
}

/** Reads the count beside the heading. */
export async function readShownCount(page: Page): Promise<number> {
  const text = (await page.getByRole('status').first().textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

/** Opens the list page, or a path below it, and waits until its island is hydrated. */
export async function openList(page: Page, below = ''): Promise<void> {
  await page.goto(LIST + below);
  await expect(findCards(page).first()).toBeVisible();
  await waitUntilHydrated(page);
}

/**
 * Opens the first lot of the Japanese catalogue directly, without its list. Returns the lot's id.
 * @param filters query of the list, to open the first lot of a narrower one
 * @param search query of the lot's page
 */
export async function openLot(page: Page, { filters = '', search = '' } = {}): Promise<string> {
  const { items } = (await (await page.request.get(`/api/catalog/japan-main${filters}`)).json()) as {
    readonly items: readonly { readonly id: string }[];
  };
  const id = items[0]?.id ?? '';
  await page.goto(`/cars/japan/${id}${search}`);
  return id;
}

/** Waits until the page is hydrated. Before that a click submits the plain form. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('#filters[data-sheet]')).toHaveCount(1);
}

/** Opens the sheet on a phone; on a desktop the panel is always visible. */
export async function openPanel(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('link', { name: /Фильтры/ }).click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
}

/** Applies the choices: presses «Показать» on a phone; a desktop applies them at once. */
export async function applyFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page
    .locator('#filters')
    .getByRole('button', { name: /Показать/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks an option of the facet «Марка», «Модель» or «Кузов». On a phone, whose list is a level of its own, goes back. */
export async function chooseOption(page: Page, facet: string, option: string | RegExp): Promise<void> {
  const details = page
    .locator('#filters details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${facet}`) }) });
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
    await details.locator('summary').first().click();
  await details.getByRole('checkbox', { name: option }).first().click();
  if (isPhone(page)) await details.locator('summary').first().click();
}

/** Waits until the page is no longer busy. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
