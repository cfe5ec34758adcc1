import {
  listCardIds,
  expectCards,
  chooseOption,
  LIST,
  openList,
  openPanel,
  waitUntilSettled,
} from './support/catalogue.ts';
import { PHONE_ONLY, expect, test } from './support/test.ts';

test(
  'the sheet collects changes: «Показать» applies them, Back discards them; Escape closes the sheet',
  PHONE_ONLY,
  async ({ page }) => {
    await openList(page);
    const before = await listCardIds(page);

    await openPanel(page);
    await chooseOption(page, 'Марка', /^Honda/);
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
    await waitUntilSettled(page);
    await expectCards(page, before);

    await openPanel(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Фильтры/ })).toBeFocused();

    await openPanel(page);
    await chooseOption(page, 'Марка', /^Honda/);
    await page
      .locator('#filters')
      .getByRole('button', { name: /Показать/ })
      .click();
    await expect(page).toHaveURL(`${LIST}/honda`);
    await waitUntilSettled(page);
    expect(await listCardIds(page)).not.toEqual(before);
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expectCards(page, before);
  },
);

test('the page behind the sheet does not scroll', PHONE_ONLY, async ({ page }) => {
  await openList(page);
  await openPanel(page);
  const readOverflow = () =>
    getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow;
  await expect.poll(() => page.evaluate(readOverflow)).toMatch(/hidden|clip/);
  await page.getByRole('link', { name: 'Закрыть фильтры' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(readOverflow)).not.toMatch(/hidden/);
});
