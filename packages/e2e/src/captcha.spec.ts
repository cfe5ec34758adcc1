import type { Page } from '@playwright/test';
import { addresses, isForeign } from './support/addresses.ts';
import { fillLeadForm, findSend } from './support/leadForm.ts';
import { startOwnSite } from './support/ownSite.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const PAGE = '/kontakty';

/** Starts to collect requests: paths of the site's own captcha, and names of other hosts. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isForeign(url)) seen.push(url.hostname);
    else if (/\/api\/request\/(challenge|recaptcha)/.test(url.pathname)) seen.push(url.pathname);
  });
  return seen;
}

const NAME = 'Анна Проверочная';

/** Counts the leads whose token the backend accepted. */
const countPassed = async (): Promise<number> => {
  const text = await (await fetch(`${addresses.api}/metrics`)).text();
  return Number(/outcome="passed"} (\d+)/.exec(text)?.[1] ?? 0);
};

test('the site’s own captcha checks a lead, without another host', DESKTOP_ONLY, async ({ page }) => {
  const before = await countPassed();
  const seen = watchRequests(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  // Who begins to fill in a form sooner scores less.
  await page.waitForFunction(() => performance.now() > 2000);
  await fillLeadForm(page, NAME);
  await expect.poll(() => seen).toEqual(['/api/request/challenge', '/api/request/recaptcha']);
  const response = page.waitForResponse('**/api/request/send');
  await findSend(page).click();
  expect((await response).status()).toBe(201);
  await expect(page.getByRole('heading', { name: /^Заявка №.* принята$/ })).toBeFocused();
  expect(await countPassed()).toBeGreaterThan(before);
  const [score] = (await page.context().cookies()).filter(({ name }) => name === 'vvoz_score');
  expect(score?.value).toBe('0.9');
});

test.describe('with a foreign captcha', () => {
  test.use({ answered: /^www\.google\.com$/, expected: /status of 400/ });

  test(
    'its script loads when a visitor starts to fill in the form; after a refused token an error is shown and the text stays',
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
        await fillLeadForm(page, NAME);
        await expect.poll(() => seen).toEqual(['www.google.com']);
        await findSend(page).click();
        // The backend accepts proofs of work only, so it refuses every token of this page.
        await expect(page.getByRole('alert').filter({ hasText: 'не робот' })).toBeVisible();
        expect(tokens).toEqual(['forged 1', 'forged 2']);
        await expect(page.getByLabel('Имя')).toHaveValue(NAME);
      } finally {
        await page.close();
        await site.stop();
      }
    },
  );
});
