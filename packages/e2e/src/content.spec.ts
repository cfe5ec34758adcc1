import { test as plainTest } from '@playwright/test';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const readNumber = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test(
  'a reader goes through the pages of a list to an article, its contents and the next article',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/informacziya');
    const main = page.getByRole('main');
    const titles = main.getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(8);
    const first = await titles.allTextContents();
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(/\/informacziya\?page=2$/);
    expect((await titles.allTextContents()).filter((title) => first.includes(title))).toEqual([]);

    await page
      .getByRole('navigation', { name: 'Темы' })
      .getByRole('link', { name: /^Утилизационный сбор/ })
      .click();
    await expect(page).toHaveURL(/\/informacziya\/tamozhnya\/utilsbor$/);
    const title = (await titles.first().textContent()) ?? '';
    await titles.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const contents = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link');
    const heading = (await contents.last().textContent()) ?? '';
    await contents.last().click();
    await expect(main.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport();

    const next = page.getByRole('link', { name: /^Следующий/ });
    const nextTitle = ((await next.textContent()) ?? '').replace(/^Следующий\s*/, '');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
  },
);

test.describe('addresses', DESKTOP_ONLY, () => {
  for (const [path, status] of [
    ['/informacziya?page=1', 200],
    ['/informacziya?page=99', 404],
    ['/informacziya?page=x', 404],
    ['/informacziya/nosuch', 404],
    ['/informacziya/tamozhnya/utilsbor/nosuch', 404],
    ['/otzyvy?rating=9', 404],
    ['/otzyvy?page=99', 404],
    ['/otzyvy?page=99999', 404],
  ] as const)
    test(`${path} answers ${status}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(status);
      if (status === 200)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/informacziya$/);
    });
});

// This test requests another host on purpose, which the suite's own `test` forbids.
plainTest(
  'a video requests nothing from its host before a click, and the player after it',
  PHONE_ONLY,
  async ({ page }) => {
    const foreign: string[] = [];
    // The test answers in place of the player's host, so no other machine gets a request.
    await page.route(/rutube/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.goto('/video/tamozhnya/utilsbor');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    const poster = page.getByRole('link', { name: /^Смотреть видео/ });
    await expect(poster).toHaveAttribute('href', /^https:\/\/rutube\.ru\/video\//);
    await expect(page.getByText(/Видео откроется на Rutube/)).toBeVisible();
    expect(foreign).toEqual([]);
    const frame = page.locator('iframe');
    // Before hydration a click would follow the link.
    await page.waitForLoadState('networkidle');
    await poster.click();
    await expect(frame).toHaveAttribute('src', /^https:\/\/rutube\.ru\/play\/embed\//);
  },
);

test(
  'reviews: a filter’s count is the number of reviews that it shows; filters can be combined and removed one by one',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/otzyvy');
    const heading = page.getByText(/^\d+\sотзыв/).first();
    const all = readNumber(((await heading.textContent()) ?? '').split('·')[0] ?? '');
    const marks = page.getByRole('navigation', { name: 'Оценка' });
    const four = marks.getByRole('link', { name: /^4 из 5/ });
    const expected = readNumber(((await four.textContent()) ?? '').replace('4 из 5', ''));
    await four.click();
    await expect(page).toHaveURL(/\/otzyvy\?rating=4$/);
    await expect(heading).toHaveText(new RegExp(`^${expected}\\s`));
    expect(expected).toBeLessThan(all);
    for (const text of await page.getByText(/^Оценка \d из 5$/).allTextContents())
      expect(text).toBe('Оценка 4 из 5');
    await page
      .getByRole('navigation', { name: 'Что покупали' })
      .getByRole('link', { name: /^Корея/ })
      .click();
    await expect(page).toHaveURL(/\/otzyvy\?rating=4&template=korean$/);
    await marks.getByRole('link', { name: /^Все/ }).click();
    await expect(page).toHaveURL(/\/otzyvy\?template=korean$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test('the lines of the example purchase add up to its total', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/example');
  const receipt = page.getByRole('region', { name: 'Из чего цена' });
  const rows = await receipt.getByRole('row').evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '');
      return {
        name: cells[0] ?? '',
        amount: Number((cells.at(-1) ?? '').replaceAll(/\D/g, '')),
        cells: cells.length,
      };
    }),
  );
  const total = rows.find(({ name }) => name.startsWith('Итого'));
  const groups = rows.filter(({ name }) => ['За рубежом', 'Таможня', 'В России'].includes(name));
  const lines = rows.filter(
    (row) => row !== total && !groups.includes(row) && row.amount > 0 && row.name !== 'Статья',
  );
  const add = (all: typeof rows) => all.reduce((sum, { amount }) => sum + amount, 0);
  expect(lines.length).toBeGreaterThan(8);
  expect(groups).toHaveLength(3);
  expect(add(lines)).toBe(total?.amount);
  expect(add(groups)).toBe(total?.amount);
  const payments = page.getByRole('region', { name: 'Три платежа' });
  await expect(payments).toContainText(
    String(await receipt.getByRole('row', { name: /^Итого/ }).textContent()).replace(/^Итого под ключ/, ''),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each question opens separately, also by a link to it', PHONE_ONLY, async ({ page }) => {
    await page.goto('/vopros-otvet');
    const answer = page.locator('#chto-znachat-oczenki');
    await expect(answer).toBeHidden();
    await page.getByText('Что значат оценки 4, 4,5, R?').click();
    await expect(answer).toBeVisible();
    await page.goto('about:blank');
    await page.goto('/vopros-otvet#chto-takoe-raspil');
    await expect(page.locator('#chto-takoe-raspil')).toBeVisible();
    await expect(answer).toBeHidden();
  });

  test('contacts show the opening hours in both time zones', DESKTOP_ONLY, async ({ page }) => {
    await page.goto('/kontakty');
    await expect(page.getByText(/^9:00–\u2060?19:00$/)).toBeVisible();
    await expect(page.getByText(/^2:00–\u2060?12:00$/)).toBeVisible();
    await expect(page.getByText(/на связи/)).toHaveCount(0);
  });
});

test(
  'contacts show whether the manager is online, by the clock of the device',
  DESKTOP_ONLY,
  async ({ page }) => {
    // A Monday, 14:05 in Vladivostok.
    await page.clock.setFixedTime(new Date('2026-11-23T04:05:00Z'));
    await page.goto('/kontakty');
    await expect(page.getByText('Менеджер на связи.')).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-22T04:05:00Z'));
    await page.reload();
    await expect(page.getByText(/Ответим завтра с/)).toBeVisible();
  },
);
