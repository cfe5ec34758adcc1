import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes } from './support/axe.ts';
import { tabTo } from './support/tabTo.ts';
import { expect, PHONE_ONLY, test } from './support/test.ts';

const PASSWORD = process.env['E2E_OPERATOR_PASSWORD'] ?? '';

test.use({ baseURL: addresses.api, expected: /status of 401/ });

test('by keyboard alone: the operator signs in and opens every page', PHONE_ONLY, async ({ page }) => {
  await page.goto('/operator');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заявки');
  for (const section of ['Источники', 'Карантин', 'Содержание', 'Заявки']) {
    const link = page.getByRole('link', { name: section });
    await tabTo(page, `a[href="${await link.getAttribute('href')}"]`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
    await expectAccessibleInBothSchemes(page);
  }
  await page.getByRole('button', { name: 'Выйти' }).press('Enter');
  await expect(page.getByLabel('Пароль')).toBeVisible();
});
