import type { Page } from '@playwright/test';
import { isPhone, LIST, openList, openLot, waitUntilSettled, readShownCount } from './support/catalogue.ts';
import { tabTo } from './support/tabTo.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

/** The element that has the focus. */
const findFocused = (page: Page) => page.locator(':focus');

/** Expects a visible focus ring. */
async function expectRing(page: Page): Promise<void> {
  const hasRing = await findFocused(page).evaluate((focused) => {
    const hasOutline = (element: Element, pseudo?: string) =>
      getComputedStyle(element, pseudo).outlineStyle !== 'none';
    if (hasOutline(focused) || hasOutline(focused, '::after')) return true;
    // A component may draw the ring on a wrapper of its control.
    let wrapper = focused.parentElement;
    for (let level = 0; wrapper && level < 3; level++) {
      if (hasOutline(wrapper)) return true;
      wrapper = wrapper.parentElement;
    }
    return false;
  });
  expect(hasRing).toBe(true);
}

test('by keyboard alone: choose a brand and a grade, remove a chip, open a lot', async ({ page }) => {
  // The test presses Tab about a hundred times.
  test.slow();
  await openList(page);
  const all = await readShownCount(page);
  if (isPhone(page)) {
    await tabTo(page, 'a[href="#filters"]');
    await expectRing(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeFocused();
  }
  await tabTo(page, '#filters details > summary');
  await expectRing(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  await tabTo(page, 'input[type="search"]');
  await page.keyboard.type('хонда');
  // The spelling rules load when the search first gets the focus.
  await expect(page.locator('input[value="honda"]')).toBeVisible();
  await tabTo(page, 'input[value="honda"]');
  await page.keyboard.press('Space');
  await expect(findFocused(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(findFocused(page)).toHaveJSProperty('tagName', 'SUMMARY');
  await tabTo(page, 'input[name="rate[]"][value="4"]');
  await page.keyboard.press('Space');
  await expectRing(page);
  if (isPhone(page)) {
    await tabTo(page, '#filters button[type="submit"]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Фильтры/ })).toBeFocused();
  }
  await expect(page).toHaveURL(`${LIST}/honda?rate=4`);
  await waitUntilSettled(page);
  const narrowed = await readShownCount(page);
  expect(narrowed).toBeLessThan(all);

  const chip = page.getByRole('link', { name: /Убрать.*4/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}/honda`);
  await waitUntilSettled(page);
  expect(await readShownCount(page)).toBeGreaterThan(narrowed);
  // Removing the chip does not lose the focus.
  await expect(page.locator('body')).not.toBeFocused();

  await tabTo(page, '[data-lot] a');
  await expectRing(page);
  const name = await findFocused(page).textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\/japan\//);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name?.split('·')[0]?.trim());
});

test('letters typed after opening a list of options go into its search', PHONE_ONLY, async ({ page }) => {
  await openList(page);
  await page.getByRole('link', { name: /Фильтры/ }).click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeFocused();
  const list = page.locator('#filters details').first();
  const opener = list.locator('> summary');
  const search = list.getByRole('searchbox');
  await opener.click();
  // Opening does not move the focus, because it would open a phone's keyboard.
  await expect(opener).toBeFocused();
  // Keys of the Latin layout: Playwright types other letters without a key event.
  await page.keyboard.type('honda');
  await expect(search).toHaveValue('honda');
  await expect(list.getByRole('checkbox', { name: /^Honda/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('to');
  await expect(search).toHaveValue('to');
});

// On a desktop there is no sheet.
test('in the sheet Tab stays in the sheet', PHONE_ONLY, async ({ page }) => {
  await openList(page);
  await page.getByRole('link', { name: /Фильтры/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('#filters') !== null,
    );
    expect(isInside).toBe(true);
  }
});

test('arrow keys show the next and previous picture of the gallery', DESKTOP_ONLY, async ({ page }) => {
  await openLot(page);
  const gallery = page.getByRole('region', { name: /Снимки, / });
  const current = gallery.locator('[aria-current="true"]');
  const thumbs = gallery.locator('ul, ol').last().getByRole('link');
  await thumbs.first().focus();
  await expect(current).toHaveAttribute('aria-label', (await thumbs.nth(0).getAttribute('aria-label')) ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAttribute('aria-label', (await thumbs.nth(1).getAttribute('aria-label')) ?? '');
});

test(
  'keys open, enlarge, move and close the full-screen picture and show the next one',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openLot(page);
    const opener = page.getByRole('button', { name: 'Увеличить снимок' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Снимки во весь экран' });
    const position = zoom.getByRole('status');
    await expect(position).toHaveText(/^1 из/);
    const pictures = zoom.getByRole('button', { name: /: полный размер$/ });
    await pictures.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(/^2 из/);
    // The focus moves with the pictures.
    await expect(pictures.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    const picture = zoom.getByRole('button', { name: /: уменьшить$/ });
    await expect(picture).toBeFocused();
    const readScrollLeft = () => picture.evaluate((button) => button.parentElement?.scrollLeft ?? 0);
    const before = await readScrollLeft();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(readScrollLeft).toBe(before - 80);
    await expect(position).toHaveText(/^2 из/);
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('region', { name: /Снимки, / }).getByRole('status')).toHaveText(/^2 из/);
  },
);
