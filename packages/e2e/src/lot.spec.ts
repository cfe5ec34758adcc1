import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { WITH_PICTURES } from './support/browser.ts';
import { findCards, openList, openLot, readShownCount } from './support/catalogue.ts';
import { sendInParts, startOddNetwork } from './support/oddNetwork.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

test.use(WITH_PICTURES);

const openPrius = async (page: Page): Promise<void> => {
  await openLot(page, { filters: '?brand=toyota&model=prius' });
  await expect(page.getByRole('heading', { name: 'Из чего цена' })).toBeVisible();
};

test('a lot shows its sheet, views, facts, prices and similar lots', async ({ page }) => {
  await openList(page, '/toyota/prius');
  const title = await findCards(page).first().getByRole('heading').textContent();
  await findCards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/japan\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(
    page.getByRole('navigation', { name: /Вы здесь/ }).getByRole('link', { name: 'Prius' }),
  ).toHaveAttribute('href', '/japan/czeny-na-avto/toyota/prius');
  const sheet = page.getByRole('img', { name: /Аукционный лист/ }).first();
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  await expect(
    page
      .getByText(/1 из \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Следующий/ }).click();
  await expect(
    page
      .getByText(/2 из \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Под ключ, полная пошлина/).first()).toBeVisible();
  const here = new URL(page.url()).pathname;
  const similar = page.getByRole('region', { name: 'Похожие лоты' }).getByRole('link');
  expect(await similar.count()).toBeGreaterThan(0);
  for (const link of await similar.all()) expect(await link.getAttribute('href')).not.toBe(here);
});

test(
  'a press on a picture shows it full screen, a second press in full size; axe finds nothing',
  PHONE_ONLY,
  async ({ page }) => {
    await openPrius(page);
    const zoom = page.getByRole('dialog', { name: 'Снимки во весь экран' });
    // Before the gallery is hydrated, a press follows the link to the picture, as without JavaScript.
    await expect(async () => {
      if (!page.url().includes('/cars/')) await page.goBack();
      // On a busy machine the picture opens after an earlier attempt, and covers the link.
      if (!(await zoom.isVisible()))
        await page.getByRole('link', { name: /^Аукционный лист.*увеличить$/ }).click({ timeout: 5000 });
      await expect(zoom).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    const picture = zoom.getByRole('button', { name: /^Аукционный лист/ });
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expectAccessible(page, 'fitted to the screen');
    await picture.click({ position: { x: 10, y: 10 } });
    await expect(zoom.getByRole('button', { name: 'Полный размер', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(1280);
    await expect
      .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(/w=1(?:280|600)$/);
    // The pressed corner is visible.
    expect(await picture.evaluate((button) => button.parentElement?.scrollLeft)).toBe(0);
    await expectAccessible(page, 'in full size');
    await expect(page.locator('html[data-locked]')).toHaveCount(1);
    await zoom.getByRole('button', { name: 'Закрыть' }).click();
    await expect(zoom).toHaveCount(0);
    await expect(page.locator('html[data-locked]')).toHaveCount(0);
  },
);

test(
  'Back closes the picture and stays on the lot; Escape leaves no history entry',
  PHONE_ONLY,
  async ({ page }) => {
    await openList(page, '/toyota/prius');
    const list = page.url();
    await findCards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Из чего цена' })).toBeVisible();
    const lot = page.url();
    const zoom = page.getByRole('dialog', { name: 'Снимки во весь экран' });
    const openZoom = () => page.getByRole('button', { name: 'Увеличить снимок' }).click();
    // Two presses while the script loads must create only one history entry.
    await page.getByRole('button', { name: 'Увеличить снимок' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(zoom).toBeVisible();
    await page.goBack();
    await expect(zoom).toHaveCount(0);
    expect(page.url()).toBe(lot);
    await openZoom();
    await expect(zoom).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('cover');
    await page.goBack();
    await expect(page).toHaveURL(list);
  },
);

test(
  'the receipt has a total, a variant changes lines and address, a budget gives a bid',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page, '?brand=toyota&model=prius&fee=low');
    await findCards(page).first().getByRole('link').click();
    const receipt = page.getByRole('region', { name: 'Из чего цена' });
    const parseRubles = (text: string | null) => Number((text ?? '').replaceAll(/[^\d]/g, ''));
    const total = parseRubles(
      await receipt
        .locator('tfoot')
        .textContent()
        .then((text) => (text ?? '').split('Владивосток').at(-1) ?? ''),
    );
    expect(total).toBeGreaterThan(100_000);
    await receipt.getByRole('link', { name: /Распил/ }).click();
    await expect(page).toHaveURL(/variant=raspil/);
    await expect(receipt.getByText('Распил кузова')).toBeVisible();
    await page.getByLabel('Бюджет под ключ, ₽').fill('2 500 000 ₽');
    await page
      .getByRole('button', { name: /ставку|Пересчитать/ })
      .first()
      .click();
    await expect(page).toHaveURL(/budget=/);
    await expect(page).toHaveURL(/variant=raspil/);
    await expect(page.getByText(/до\s[\d\s]+¥/).first()).toBeVisible();
  },
);

test('a lot links to all lots of its brand, model and body code', DESKTOP_ONLY, async ({ page }) => {
  await openPrius(page);
  const all = page.getByRole('region', { name: 'Похожие лоты' }).getByRole('link', { name: /^Все Prius/ });
  const promised = Number(((await all.textContent()) ?? '').split('—')[1]?.replaceAll(/\D/g, ''));
  await all.click();
  await expect(page).toHaveURL(/\/japan\/czeny-na-avto\/toyota\/prius\/[^/]+$/);
  expect(await readShownCount(page)).toBe(promised);
});

test(
  'in print: the lot, its price, the day and the phone number, without controls',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openPrius(page);
    await expect(page.getByRole('heading', { name: 'Из чего цена' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Из чего цена' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Факты' })).toBeVisible();
    await expect(page.getByText(/^Посчитано \d\d\.\d\d\.20\d\d · [+\d][\d\s()-]+ · http/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Коды листа' })).toBeVisible();
    const chosen = page.getByRole('navigation', { name: 'Способ ввоза' }).locator('[aria-current]');
    await expect(chosen).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.getByRole('link', { name: /^Позвонить/ }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Похожие лоты' })).toBeHidden();
  },
);

test('the calendar file of an auction can be downloaded', DESKTOP_ONLY, async ({ page, request }) => {
  await openList(page, '?order_by=date_desc');
  const href = await findCards(page).first().getByRole('link').getAttribute('href');
  const response = await request.get(`${href}/calendar.ics`);
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z/);
  expect((await request.get('/cars/japan/no-such-lot/calendar.ics')).status()).toBe(404);
});

test('an unknown lot is a 404 page', DESKTOP_ONLY, async ({ page }) => {
  const response = await page.goto('/cars/japan/no-such-lot');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться на главную' }).click();
  await expect(page).toHaveURL('/');
});

/** Waits until the page's behaviour has started; the chat's button comes last. */
const expectIdle = (page: Page) =>
  expect(page.getByRole('button', { name: /Спросить менеджера/ })).toBeVisible();

test(
  'a phone shows the car first and its sheet second, also without scripts',
  PHONE_ONLY,
  async ({ page, browser }) => {
    await openPrius(page);
    const row = page.getByRole('list', { name: 'Снимки крупно' });
    const sheet = row.getByRole('img', { name: /^Аукционный лист/ });
    await expect(row.getByRole('img', { name: /^Toyota Prius/ }).first()).toBeInViewport({ ratio: 0.9 });
    await expect(sheet).not.toBeInViewport();
    await page.getByRole('button', { name: 'Следующий снимок' }).click();
    await expect(sheet).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText(/^2 из \d/)).toBeVisible();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 812 },
    });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await expect(
      plain
        .getByRole('list', { name: 'Снимки крупно' })
        .getByRole('img', { name: /^Toyota Prius/ })
        .first(),
    ).toBeInViewport({
      ratio: 0.9,
    });
    await context.close();
  },
);

test(
  'a phone shows the car first also when the document ends after its sheet for a while',
  PHONE_ONLY,
  async ({ page, browser }) => {
    await openPrius(page);
    const slow = await startOddNetwork(addresses.main, sendInParts('<li id="f2"'));
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 812 },
    });
    try {
      const plain = await context.newPage();
      await plain.goto(slow.url + new URL(page.url()).pathname);
      const row = plain.getByRole('list', { name: 'Снимки крупно' });
      await expect(row.getByRole('img', { name: /^Toyota Prius/ }).first()).toBeInViewport({ ratio: 0.9 });
    } finally {
      await context.close();
      slow.stop();
    }
  },
);

test('a lot has one red button on the screen at a time, from its top to its form', async ({ page }) => {
  await openPrius(page);
  await expectIdle(page);
  const counts = await page.evaluate(async () => {
    const listButtons = () => [
      ...document.querySelectorAll<HTMLElement>(
        'main a[href="#request"], main form[method="post"] [type="submit"]',
      ),
    ];
    const isOnScreen = (element: HTMLElement) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return (
        height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
      );
    };
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const found: number[] = [];
    for (let top = 0; top < document.body.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' });
      await waitForFrame();
      found.push(listButtons().filter(isOnScreen).length);
    }
    return found;
  });
  expect(Math.max(...counts)).toBe(1);
});

test('the offer of a lot stays on a desktop while its facts are read', DESKTOP_ONLY, async ({ page }) => {
  await openPrius(page);
  const offer = page.getByRole('region', { name: /Под ключ/ });
  const top = (await offer.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  // Without sticking it would be 250 px higher, above the window.
  expect(top).toBeLessThan(250);
  await expect(offer.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect(offer.getByRole('link', { name: 'Оставить заявку' })).toBeInViewport({ ratio: 1 });
});

test(
  'a city and a payer act at once, and the focus stays where they were chosen',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openPrius(page);
    await expectIdle(page);
    const form = page.getByRole('form', { name: 'Для кого и куда' });
    await form.getByLabel('Город').selectOption('omsk');
    await expect(page).toHaveURL(/city=omsk.*#receipt$/);
    await expectIdle(page);
    await expect(form.getByLabel('Город')).toBeFocused();
    await expect(page.getByText(/^Под ключ, полная пошлина, Омск/).first()).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/payer=jur/);
    await expectIdle(page);
    await expect(form.getByRole('radio', { name: 'Юрлицо' })).toBeFocused();
    await expect(page.getByText('В заявку войдёт')).toContainText('Омск, юрлицо');
    await page.goBack();
    await expect(form.getByRole('radio', { name: 'Физлицо' })).toBeChecked();
  },
);

test(
  'without scripts a choice waits for «Пересчитать», and the page says so',
  DESKTOP_ONLY,
  async ({ browser, page }) => {
    await openPrius(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    const form = plain.getByRole('form', { name: 'Для кого и куда' });
    await expect(form.getByText('Выбор действует после кнопки «Пересчитать».')).toBeVisible();
    await form.getByLabel('Город').selectOption('omsk');
    await form.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(plain).toHaveURL(/city=omsk.*#receipt$/);
    await context.close();
  },
);

/** «≈ 1,45 млн ₽» → 1450000, «≈ 806 тыс. ₽» → 806000. */
const parseCardSum = (text: string | null): number => {
  const [, figure = '', unit] = /([\d,]+)\s(млн|тыс)/.exec(text ?? '') ?? [];
  return Math.round(Number(figure.replace(',', '.')) * (unit === 'млн' ? 1_000_000 : 1000));
};
/** «1 452 924 ₽» → 1452924. */
const parseSum = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));

test(
  'three bids have three receipts, each to the rouble, without scripts; one typical price on the page',
  DESKTOP_ONLY,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/japan/czeny-na-avto/toyota?order_by=date_asc');
    const card = page
      .locator('[data-lot]')
      .filter({ hasText: /обычно\s\d/ })
      .first();
    const onCard = parseCardSum(await card.locator('b').last().textContent());
    await card.getByRole('link').first().click();
    const offer = page.getByRole('region', { name: /Под ключ/ });
    const switchOf = offer.getByRole('navigation', { name: 'Ставка' });
    const totals = (await switchOf.locator('b').allTextContents()).map(parseSum);
    expect(totals).toHaveLength(3);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    // Card, headline and receipt have one number, rounded as each place does.
    expect(onCard).toBe(Number((totals[1] ?? 0).toPrecision(3)));
    const headline = await offer.getByText(/^≈/).first().textContent();
    expect(parseSum(headline)).toBe(Math.round((totals[1] ?? 0) / 1000) * 1000);
    const receipt = page.getByRole('region', { name: 'Из чего цена' });
    for (const [index, total] of totals.entries()) {
      await receipt.getByRole('navigation', { name: 'Ставка' }).getByRole('link').nth(index).click();
      await expect(page).toHaveURL(index === 1 ? /\/cars\/japan\/[^?]+$/ : /\?bid=(?:low|high)#receipt$/);
      await expect(receipt.getByRole('navigation', { name: 'Ставка' }).locator('[aria-current]')).toHaveText(
        new RegExp(['обычно от', '^обычно\\d', 'обычно до'][index] ?? ''),
      );
      // The lines add up to the total of the switch.
      const lines = await receipt.locator('tbody tr:not(:first-child) td:last-child').allTextContents();
      expect(lines.map(parseSum).reduce((sum, line) => sum + line, 0)).toBe(total);
      expect(await receipt.locator('tfoot').textContent()).toContain(
        await receipt.getByRole('navigation', { name: 'Ставка' }).locator('b').nth(index).textContent(),
      );
    }
    const compared = page.getByRole('region', { name: 'Что мы сравнили' });
    await expect(compared).toContainText(/продаж.* за\sгод/);
    await expect(page.getByRole('img', { name: /Продажи по пробегу/ })).toHaveCount(1);
    // No average or median beside the estimate.
    for (const part of [offer, compared]) await expect(part).not.toContainText(/медиан|средн/i);
    await context.close();
  },
);

test(
  'a sold lot: price, cost today and three lots to buy are on the first screen of a phone',
  PHONE_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/statistika-prodazh/toyota/prius');
    await findCards(page).filter({ hasText: 'Продан за' }).first().getByRole('link').first().click();
    const result = page.getByRole('region', { name: /^Продан .* за/ });
    await expect(result).toBeVisible();
    await expect(result.getByText(/^Сегодня под ключ/)).toBeInViewport({ ratio: 1 });
    const rows = result.getByRole('listitem').filter({ has: page.locator('a[href^="/cars/japan/"]') });
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    const bar = await page.getByRole('region', { name: 'Цена и заявка' }).boundingBox();
    for (let index = 0; index < 3; index += 1) {
      const box = await rows.nth(index).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 812);
    }
    await expectAccessible(page, 'a sold lot');
    await expectIdle(page);
    await page
      .getByRole('region', { name: 'Цена и заявка' })
      .getByRole('link', { name: 'Найти такую же' })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Найти такую же' });
    await expect(sheet.getByText('В заявку войдёт')).toHaveText(/Найти такую же — .*продан за/);
  },
);
