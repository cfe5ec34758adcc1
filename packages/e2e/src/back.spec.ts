import {
  listCardIds,
  expectCards,
  findCards,
  waitUntilHydrated,
  isPhone,
  LIST,
  openList,
  waitUntilSettled,
} from './support/catalog.ts';
import { holdScripts } from './support/holdScripts.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const readScrollY = () => Math.round(window.scrollY);

test('after «Показать ещё» and a visit to a lot, Back restores cards, scroll position and focus', async ({
  page,
}) => {
  await openList(page, '/toyota');
  const step = isPhone(page) ? 12 : 24;
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(findCards(page)).toHaveCount(12 + step);
  const before = await listCardIds(page);
  expect(new Set(before).size).toBe(before.length);
  const link = findCards(page).nth(17).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(readScrollY);
  expect(scrollY).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/cars\/japan\//);
  await page.goBack();
  await expectCards(page, before);
  await expect
    .poll(async () => Math.abs((await page.evaluate(readScrollY).catch(() => -999)) - scrollY))
    .toBeLessThanOrEqual(2);
  await expect(findCards(page).nth(17).getByRole('link')).toBeFocused();
});

test('a reload restores the extended list and its scroll position', PHONE_ONLY, async ({ page }) => {
  await openList(page, '/honda');
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(findCards(page).nth(20)).toBeAttached();
  const before = await listCardIds(page);
  await findCards(page).nth(15).scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(readScrollY);
  await page.reload();
  await expectCards(page, before);
  await expect
    .poll(async () => Math.abs((await page.evaluate(readScrollY).catch(() => -999)) - scrollY))
    .toBeLessThanOrEqual(2);
});

test('Back works before hydration, and Forward after it', DESKTOP_ONLY, async ({ page }) => {
  await openList(page, '/toyota');
  const payer = page.locator('select[name="payer"]').first();
  await payer.selectOption('jur');
  await expect(page).toHaveURL(/payer=jur$/);
  await waitUntilSettled(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(findCards(page).first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(page).toHaveURL(`${LIST}/toyota`);
  await waitUntilHydrated(page);
  await expect(payer).toHaveValue('physic');
  await page.goForward();
  await expect(page).toHaveURL(/payer=jur$/);
  await expect(payer).toHaveValue('jur');
});
