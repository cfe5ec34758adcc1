import type { Page } from '@playwright/test';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { addresses } from './support/addresses.ts';
import { LIST } from './support/catalogue.ts';
import { startOwnSite } from './support/ownSite.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const TELEPHONE =
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';

interface ExpectedError {
  readonly status: number;
  readonly message: string;
  readonly title: string;
}
const NOT_FOUND: ExpectedError = {
  status: 404,
  message: 'This page could not be found',
  title: 'Такой страницы нет',
};
const FORBIDDEN: ExpectedError = { status: 403, message: 'Forbidden: Access denied', title: 'Доступ закрыт' };

/** Opens an address that fails, and expects a complete error page. */
async function expectErrorPage(page: Page, url: string, { status, message, title }: ExpectedError) {
  const response = await page.goto(url);
  expect(response?.status()).toBe(status);
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(new RegExp(`^Код ${status}, .+ \\(${message}\\)$`))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('region', { name: 'Или спросите нас' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await response?.headerValue('cache-control')).toBe('private, no-store');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', DESKTOP_ONLY, () => {
    test.use({ javaScriptEnabled, expected: /status of 404/ });

    test('an unknown path is a 404 on every host, and an unknown lot, set or name on the main one', async ({
      page,
    }) => {
      for (const host of HOST_NAMES)
        await expectErrorPage(page, `${addresses[host]}/no/such/page`, NOT_FOUND);
      for (const path of ['/cars/japan/nosuch', '/statistika-prodazh?set_id=999', `${LIST}/nosuch`, '/%ZZ'])
        await expectErrorPage(page, addresses.main + path, NOT_FOUND);
      await expectErrorPage(page, `${addresses.main}/error-page`, NOT_FOUND);
      await page.getByRole('link', { name: 'Вернуться на главную' }).click();
      await expect(page).toHaveURL(`${addresses.main}/`);
    });
  });

// Which visitors are refused does not depend on scripts.
test.describe('for a robot', DESKTOP_ONLY, () => {
  test.use({ userAgent: ROBOT, javaScriptEnabled: false, expected: /status of 403/ });
  test('the page of a lot is a 403 on every host, a list is not', async ({ page }) => {
    for (const host of HOST_NAMES) await expectErrorPage(page, `${addresses[host]}/cars/japan/1`, FORBIDDEN);
    expect((await page.goto(addresses.main + LIST))?.status()).toBe(200);
  });
});

test.describe('for a telephone named CUBOT', DESKTOP_ONLY, () => {
  test.use({ userAgent: TELEPHONE, javaScriptEnabled: false });
  test('the page of a lot opens', async ({ page }) => {
    await page.goto(addresses.main + LIST);
    await page.locator('[data-lot] a').first().click();
    await expect(page).toHaveURL(/\/cars\/japan\//);
    await expect(page.getByRole('heading', { name: 'Факты' })).toBeVisible();
  });
});

test.describe('while something is broken', () => {
  test.use({ expected: /status of (500|503)/ });
  test(
    'a page whose guard does not exist is a 500, a page without its backend a 503',
    DESKTOP_ONLY,
    async ({ page }) => {
      const site = await startOwnSite((path, body) =>
        path.startsWith('/api/pages?') && path.includes('statistika')
          ? JSON.stringify({ ...(JSON.parse(body) as object), guards: ['nosuch'] })
          : undefined,
      );
      try {
        await expectErrorPage(page, `${site.url}/statistika-prodazh`, {
          status: 500,
          message: 'Unknown middleware',
          title: 'Страница не открылась',
        });
        site.cutBackend();
        await expectErrorPage(page, site.url + LIST, {
          status: 503,
          message: 'Service Unavailable',
          title: 'Страница не открылась',
        });
      } finally {
        await page.close();
        await site.stop();
      }
    },
  );
});

test(
  'on an error screen the form is on the page, and the menu opens it over the page',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.locator('#request').getByRole('button', { name: 'Отправить заявку' })).toBeVisible();
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.locator('[popover]:popover-open').getByRole('link', { name: 'Оставить заявку' }).click();
    await expect(page.getByRole('dialog', { name: 'Оставить заявку' })).toBeVisible();
  },
);
