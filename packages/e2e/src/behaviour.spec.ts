import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { chooseOption, findCards, LIST, openList } from './support/catalog.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const readViews = (page: Page) =>
  page.evaluate(() => Number(/vvoz_views=\d{4}-\d\d-\d\d\.(\d+)/.exec(document.cookie)?.[1] ?? 0));
const readStoredPage = (page: Page) => page.evaluate(() => sessionStorage.getItem('vvoz.page'));

// The sheet of a phone stages choices.
test(
  'documents, filters and Back are each a view: its address is stored, menus and explanations close',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page);
    await expect.poll(() => readViews(page)).toBe(1);
    expect(await readStoredPage(page)).toBe(addresses.main + LIST);

    await chooseOption(page, 'Марка', /^Honda/);
    await expect(page).toHaveURL(`${LIST}/honda`);
    await expect.poll(() => readViews(page)).toBe(2);
    expect(await readStoredPage(page)).toBe(`${addresses.main}${LIST}/honda`);
    // The list that the choice was made in stays open.
    await expect(page.getByRole('checkbox', { name: /^Honda/ }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Что значат оценки' }).click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await page.goBack();
    await expect.poll(() => readViews(page)).toBe(3);
    await expect(page.locator(':popover-open')).toHaveCount(0);

    await findCards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/cars\/japan\//);
    await expect.poll(() => readViews(page)).toBe(4);
  },
);

test(
  'the menu stops the page from scrolling; Escape, a press outside and a new page close it',
  PHONE_ONLY,
  async ({ page }) => {
    const readOverflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await page.goto(addresses.main);
    await expect.poll(() => readViews(page)).toBe(1);
    const button = page.getByRole('button', { name: 'Меню' });
    const menu = page.getByRole('navigation', { name: 'Меню' });

    await button.click();
    await expect(menu).toBeVisible();
    await expect.poll(readOverflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect.poll(readOverflow).not.toBe('hidden');

    await button.click();
    await page.mouse.click(180, 780);
    await expect(menu).toBeHidden();
    await expect.poll(readOverflow).not.toBe('hidden');

    await button.click();
    await menu.getByRole('link', { name: 'Статистика' }).first().click();
    await expect(page).toHaveURL(/statistika-prodazh/);
    await expect(menu).toBeHidden();
    await expect.poll(readOverflow).not.toBe('hidden');
  },
);

test(
  'a bar shows that lots are on their way, but not where motion is reduced',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.route('**/api/catalog/japan-main?*', () => undefined);
    await openList(page);
    await expect.poll(() => readViews(page)).toBe(1);
    await chooseOption(page, 'Марка', /^Honda/);
    const bar = page.locator('body > div[data-progress]');
    const look = await bar.evaluate((element) => element.className);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The bar ends by itself, so another one with its look is asked.
    const display = await page.evaluate((className) => {
      const other = document.createElement('div');
      other.className = className;
      document.body.append(other);
      return getComputedStyle(other).display;
    }, look);
    expect(display).toBe('none');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

for (const [name, connection, count] of [
  ['a good connection', { effectiveType: '4g', saveData: false }, 1],
  ['2g', { effectiveType: '2g', saveData: false }, 0],
  ['data saver', { effectiveType: '4g', saveData: true }, 0],
] as const)
  test(
    `with ${name}, a touched link and one that the pointer rests on fetch ${count * 2} documents ahead`,
    DESKTOP_ONLY,
    async ({ page }) => {
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given });
      }, connection);
      await page.goto(addresses.main);
      await expect.poll(() => readViews(page)).toBe(1);
      const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
      const rules = page.locator('script[type="speculationrules"]');
      // A finger on a link is answered at once, a pointer that rests on it after a moment.
      await links.nth(0).dispatchEvent('touchstart');
      await expect(rules).toHaveCount(count);
      await links.nth(1).hover();
      await expect(rules).toHaveCount(count * 2);
    },
  );

test.describe('scripts that fail', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED/ });
  test('reload the page once, not in a circle', DESKTOP_ONLY, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(addresses.main);
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('load');
    // The page itself is whole without them.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(2);
  });
});
