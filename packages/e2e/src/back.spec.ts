import {
  cardIds,
  expectCards,
  cards,
  hydrated,
  isPhone,
  LIST,
  openList,
  settled,
} from './support/catalog.ts';
import { holdScripts } from './support/holdScripts.ts';
import { expect, test } from './support/test.ts';

const scrollY = () => Math.round(window.scrollY);

test('after «Показать ещё» and a visit to a lot, Back restores cards, scroll position and focus', async ({
  page,
}) => {
  await openList(page, '/toyota');
  const step = isPhone(page) ? 12 : 24;
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(cards(page)).toHaveCount(12 + step);
  const before = await cardIds(page);
  expect(new Set(before).size).toBe(before.length);
  const link = cards(page).nth(17).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/cars\/japan\//);
  await page.goBack();
  await expectCards(page, before);
  await expect
    .poll(async () => Math.abs((await page.evaluate(scrollY).catch(() => -999)) - place))
    .toBeLessThanOrEqual(2);
  await expect(cards(page).nth(17).getByRole('link')).toBeFocused();
});

test('a reload restores the extended list and its scroll position', async ({ page }) => {
  await openList(page, '/honda');
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(cards(page).nth(20)).toBeAttached();
  const before = await cardIds(page);
  await cards(page).nth(15).scrollIntoViewIfNeeded();
  const place = await page.evaluate(scrollY);
  await page.reload();
  await expectCards(page, before);
  await expect
    .poll(async () => Math.abs((await page.evaluate(scrollY).catch(() => -999)) - place))
    .toBeLessThanOrEqual(2);
});

test('Back works before hydration, and Forward after it', async ({ page }) => {
  await openList(page, '/toyota');
  const payer = page.locator('select[name="payer"]').first();
  await payer.selectOption('jur');
  await expect(page).toHaveURL(/payer=jur$/);
  await settled(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(page).toHaveURL(`${LIST}/toyota`);
  await hydrated(page);
  await expect(payer).toHaveValue('physic');
  await page.goForward();
  await expect(page).toHaveURL(/payer=jur$/);
  await expect(payer).toHaveValue('jur');
});
