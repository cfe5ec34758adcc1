import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { chooseOption, findCards, LIST, openList } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const readViews = (page: Page) =>
  page.evaluate(() => Number(/vvoz_views=\d{4}-\d\d-\d\d\.(\d+)/.exec(document.cookie)?.[1] ?? 0));
const readStoredPage = (page: Page) => page.evaluate(() => sessionStorage.getItem('vvoz.page'));

// On a phone the sheet applies several choices at once, so they are one view.
test(
  'a new document, a filter and Back each count as a view: addresses are stored, and Back closes an explanation',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page);
    await expect.poll(() => readViews(page)).toBe(1);
    expect(await readStoredPage(page)).toBe(addresses.main + LIST);

    await chooseOption(page, 'Марка', /^Honda/);
    await expect(page).toHaveURL(`${LIST}/honda`);
    await expect.poll(() => readViews(page)).toBe(2);
    expect(await readStoredPage(page)).toBe(`${addresses.main}${LIST}/honda`);
    // The option list stays open after the choice.
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
    // The menu covers a phone's screen below the header.
    await page.mouse.click(150, 28);
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
  'a bar shows that lots are loading, but not if the visitor prefers reduced motion',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.route('**/api/catalog/japan-main?*', () => undefined);
    await openList(page);
    await expect.poll(() => readViews(page)).toBe(1);
    await chooseOption(page, 'Марка', /^Honda/);
    const bar = page.locator('body > div[data-progress]');
    const barClass = await bar.evaluate((element) => element.className);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The bar may disappear meanwhile, so the test checks a copy with the same class.
    const display = await page.evaluate((className) => {
      const other = document.createElement('div');
      other.className = className;
      document.body.append(other);
      return getComputedStyle(other).display;
    }, barClass);
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
    `with ${name}, touching one link and hovering over another prefetches ${count * 2} documents`,
    DESKTOP_ONLY,
    async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto(addresses.main);
      await expect.poll(() => readViews(page)).toBe(1);
      const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
      const marked = page.locator('a[data-prefetch]');
      // A touch prefetches at once, hovering after a short delay.
      await links.nth(0).dispatchEvent('touchstart');
      await expect(marked).toHaveCount(count);
      await links.nth(1).hover();
      await expect(marked).toHaveCount(count * 2);
    },
  );

test.describe('scripts that cannot be loaded', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED/ });
  test('reload the page once, not in a loop', DESKTOP_ONLY, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(addresses.main);
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('load');
    // The page is complete without scripts.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(2);
  });
});

/** Scrolls to the end of the page. Returns by how many pixels it got shorter in its worst step. */
const measureShrinking = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const drawFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let worst = 0;
    let height = root.scrollHeight;
    for (let step = 0; step < 200 && innerHeight + scrollY < root.scrollHeight - 2; step += 1) {
      scrollBy({ top: 400, behavior: 'instant' });
      // What comes near gets its layout in one frame, and shows its height in the next.
      await drawFrame();
      await drawFrame();
      worst = Math.max(worst, height - root.scrollHeight);
      height = root.scrollHeight;
    }
    return worst;
  });

test('the estimates of far parts are good: a list hardly gets shorter while it is scrolled', async ({
  page,
}) => {
  await page.goto(LIST);
  expect(await measureShrinking(page)).toBeLessThan(100);
});
