import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { startOwnSite } from './support/ownSite.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const PAGE = '/kontakty';

/** Requests of the page so far that belong to a captcha, or go to another machine. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (!['127.0.0.1', 'localhost'].includes(hostname)) seen.push(hostname);
    else if (/\/api\/request\/(challenge|recaptcha)/.test(pathname)) seen.push(pathname);
  });
  return seen;
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Имя').fill('Анна Проверочная');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('9141234567');
  await page.getByLabel(/Согласен на/).check();
}

const countPassed = async (): Promise<number> => {
  const text = await (await fetch(`${addresses.api}/metrics`)).text();
  return Number(/outcome="passed"} (\d+)/.exec(text)?.[1] ?? 0);
};

test('a request is checked by the site itself, which asks nobody else', DESKTOP_ONLY, async ({ page }) => {
  const before = await countPassed();
  const seen = watchRequests(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  await fillForm(page);
  await expect.poll(() => seen).toEqual(['/api/request/challenge', '/api/request/recaptcha']);
  const answer = page.waitForResponse('**/api/request/send');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole('heading', { name: 'Заявка принята' })).toBeFocused();
  expect(await countPassed()).toBeGreaterThan(before);
  const [score] = (await page.context().cookies()).filter(({ name }) => name === 'vvoz_score');
  expect(score?.value).toBe('0.9');
});

test.describe('with a foreign captcha', () => {
  test.use({ answered: /^www\.google\.com$/, expected: /status of 400/ });

  test(
    'its script loads when a visitor turns to the form; a refused token is told and the text stays',
    DESKTOP_ONLY,
    async ({ page }) => {
      const site = await startOwnSite(undefined, { VVOZ_RECAPTCHA_KEY: 'k'.repeat(40) });
      const tokens: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/request/send'))
          tokens.push((request.postDataJSON() as { token: unknown }).token);
      });
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'let n = 0; window.grecaptcha = { ready: (f) => f(), execute: async () => "forged " + (n += 1) };',
        }),
      );
      try {
        const seen = watchRequests(page);
        await page.goto(site.url + PAGE);
        await page.waitForLoadState('networkidle');
        expect(seen).toEqual([]);
        await fillForm(page);
        await expect.poll(() => seen).toEqual(['www.google.com']);
        await page.getByRole('button', { name: 'Отправить заявку' }).click();
        // The backend checks proofs of work, so no token of this page is good.
        await expect(page.getByRole('alert').filter({ hasText: 'не робот' })).toBeVisible();
        expect(tokens).toEqual(['forged 1', 'forged 2']);
        await expect(page.getByLabel('Имя')).toHaveValue('Анна Проверочная');
      } finally {
        await page.close();
        await site.stop();
      }
    },
  );
});
