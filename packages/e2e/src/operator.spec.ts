import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = process.env['E2E_OPERATOR_PASSWORD'] ?? '';

test.use({ baseURL: addresses.api, expected: /status of 401/ });

test('by keyboard alone: the operator signs in and opens every page', async ({ page }) => {
  await page.goto('/operator');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заявки');
  for (const section of ['Источники', 'Карантин', 'Содержание', 'Заявки']) {
    const link = page.getByRole('link', { name: section });
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
    await expectAccessibleInBothSchemes(page);
  }
  await page.getByRole('button', { name: 'Выйти' }).press('Enter');
  await expect(page.getByLabel('Пароль')).toBeVisible();
});
