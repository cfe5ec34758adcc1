import type { Page } from '@playwright/test';
import { startCollector, type Collector } from '@vvoz/telemetry/testing/startCollector';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { isForeign } from './support/addresses.ts';
import { expectAccessibleInBothSchemes } from './support/axe.ts';
import { WITH_PICTURES } from './support/browser.ts';
import { chooseOption, findCards, LIST, waitUntilHydrated } from './support/catalogue.ts';
import { ALL_SERVICES, respondForeignHosts, type ForeignTraffic } from './support/foreignHosts.ts';
import { startOwnSite, type OwnSite } from './support/ownSite.ts';
import { readPageRecords } from './support/pageRecords.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

test.use(WITH_PICTURES);

/** Number of counters among the services. The one chat is loaded only when its button is pressed. */
const COUNTERS = Object.keys(ALL_SERVICES).length - 1;

let collector: Collector;
let site: OwnSite;
test.beforeAll(async () => {
  collector = await startCollector();
  site = await startOwnSite(undefined, {
    ...ALL_SERVICES,
    VVOZ_VITALS: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
});
test.afterAll(async () => {
  await site.stop();
  await collector.stop();
});

/** Lists the paths of one page of each kind: one catalogue, one lot, and one page for each other template. */
async function listTemplatePages(page: Page): Promise<readonly string[]> {
  const byTemplate = new Map(
    readPageRecords('main').map(({ template, path }) => [
      findTemplate(template) ? 'catalogue' : template,
      path,
    ]),
  );
  await page.goto(site.url + LIST);
  const lot = await findCards(page).first().getByRole('link').first().getAttribute('href');
  return [...byTemplate.values(), lot ?? '/'];
}

const findNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });
const listCookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Records the reports about its speed that the page sends to its own site. */
function recordVitals(page: Page): readonly Readonly<Record<string, unknown>>[] {
  const reports: Readonly<Record<string, unknown>>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vitals')
      reports.push(request.postDataJSON() as Readonly<Record<string, unknown>>);
  });
  return reports;
}

/** Hides the page as another tab would. Playwright reports no request that a page sends while it is being left. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Hits that Яндекс Метрика received. */
const listHits = (traffic: ForeignTraffic) =>
  traffic
    .listRequests('mc.yandex.ru')
    .filter(({ method }) => method === 'hit')
    .map(({ rest }) => {
      const [url, { referer, title }] = rest as [string, { referer: string; title: string }];
      return { url: url.replace(site.url, ''), referer: referer.replace(site.url, ''), title };
    });
/** Goals that Яндекс Метрика received. */
const listGoals = (traffic: ForeignTraffic) =>
  traffic
    .listRequests('mc.yandex.ru')
    .filter(({ method }) => method === 'reachGoal')
    .map(({ rest }) => (rest as [string])[0]);

test(
  'without any service switched on no consent is requested, and a visit sets one cookie',
  DESKTOP_ONLY,
  async ({ page }) => {
    const traffic = await respondForeignHosts(page);
    await page.goto('/');
    await expect.poll(() => listCookieNames(page)).toEqual(['vvoz_views']);
    await page.waitForLoadState('networkidle');
    await expect(findNotice(page)).toHaveCount(0);
    expect(traffic.requests).toEqual([]);
  },
);

test(
  'without any service a visitor of an advertisement is asked, and the marks are stored after a consent only',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/kontakty?utm_source=ya');
    await expect(findNotice(page)).toContainText('запомним, по какой рекламе вы пришли');
    expect(await listCookieNames(page)).not.toContain('vvoz_first');
    await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect
      .poll(() => listCookieNames(page))
      .toEqual(expect.arrayContaining(['vvoz_first', 'vvoz_last']));
    // The footer's link loads the notice again; a refusal removes the marks.
    await page.goto('/kontakty');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Настройки cookie' }).click();
    await findNotice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await expect.poll(() => listCookieNames(page)).not.toContain('vvoz_first');
  },
);

test('without marks the footer’s link opens the notice all the same', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/kontakty');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Настройки cookie' }).click();
  await expect(findNotice(page)).toBeFocused();
});

test.describe('with all services switched on', () => {
  test.use({ answered: /\.(ru|com)$/ });

  test(
    'without consent no page of any template sends a request to another host',
    DESKTOP_ONLY,
    async ({ page }) => {
      test.setTimeout(600_000);
      const vitals = recordVitals(page);
      const traffic = await respondForeignHosts(page);
      for (const path of await listTemplatePages(page)) {
        await page.goto(`${site.url}${path}?utm_source=ya&yclid=7`);
        await expect(findNotice(page), path).toBeVisible();
      }
      await findNotice(page).getByRole('button', { name: 'Только необходимые' }).click();
      await expect(findNotice(page)).toHaveCount(0);
      await page.goto(site.url + LIST);
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(findNotice(page)).toHaveCount(0);
      expect(traffic.requests).toEqual([]);
      expect(vitals).toEqual([]);
      expect(await listCookieNames(page)).toEqual(['vvoz_views']);
    },
  );

  test('a browser that refuses tracking is not asked', DESKTOP_ONLY, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const traffic = await respondForeignHosts(page);
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => listCookieNames(page)).toEqual(['vvoz_views']);
    await expect(findNotice(page)).toHaveCount(0);
    expect(traffic.requests).toEqual([]);
    // The visitor may still agree.
    await page.getByRole('link', { name: 'Настройки cookie' }).click();
    await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => listHits(traffic).length).toBe(1);
  });

  test(
    'a consent in the middle of a visit counts the page on screen and every later one once',
    DESKTOP_ONLY,
    async ({ page }) => {
      const traffic = await respondForeignHosts(page);
      const vitals = recordVitals(page);
      await page.goto(`${site.url}${LIST}?utm_source=ya`);
      await expect(findNotice(page)).toBeVisible();
      await chooseOption(page, 'Марка', /^Honda/);
      await expect(page).toHaveTitle(/Honda/);
      expect(traffic.requests).toEqual([]);

      await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
      await expect.poll(() => listHits(traffic)).toHaveLength(1);
      const honda = `${LIST}/honda`;
      expect(listHits(traffic)[0]).toMatchObject({ url: honda, referer: `${LIST}?utm_source=ya` });
      expect(listHits(traffic)[0]?.title).toMatch(/Honda/);
      await expect.poll(() => listCookieNames(page)).toContain('roistat_visit');
      expect(await listCookieNames(page)).toEqual(expect.arrayContaining(['vvoz_first', 'vvoz_last']));
      // The number of call tracking, in the header's spelling.
      await expect(page.getByRole('banner').locator('a[href="tel:+79141234567"]').first()).toHaveText(
        '8 914 123-45-67',
      );

      await page.goBack();
      await expect.poll(() => listHits(traffic)).toHaveLength(2);
      expect(listHits(traffic)[1]).toMatchObject({ url: `${LIST}?utm_source=ya`, referer: honda });
      expect(listHits(traffic)[1]?.title).not.toMatch(/Honda/);
      await expect
        .poll(async () => {
          await hide(page);
          // Each value is in the first report after it is known. That may be the second report.
          return vitals.find((report) => 'ttfb' in report);
        })
        .toMatchObject({ template: 'japan-main', ttfb: expect.any(Number) });
      await findCards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/cars\/japan\//);
      await expect.poll(() => listHits(traffic)).toHaveLength(3);
      expect(listHits(traffic)[2]).toMatchObject({ referer: `${LIST}?utm_source=ya` });
      await page.reload();
      await expect.poll(() => listHits(traffic)).toHaveLength(4);
      await expect.poll(() => listGoals(traffic)).toEqual(['filter', 'lot-view', 'lot-view']);
      await page.getByRole('banner').locator('a[href^="tel:"]').first().dispatchEvent('click');
      await expect.poll(() => listGoals(traffic)).toContain('phone');
      await page.locator('form input[name="tel"]').first().focus();
      await expect.poll(() => listGoals(traffic)).toContain('form-open');
      // Mail.ru and VK received as many hits, and Roistat the goal.
      await expect
        .poll(() => traffic.listRequests('top-fwz1.mail.ru').filter(({ type }) => type === 'pageView').length)
        .toBe(4);
      expect(traffic.listRequests('vk.com').filter(({ method }) => method === 'hit')).toHaveLength(4);
      expect(traffic.listRequests('cloud.roistat.com').map(({ name }) => name)).toContain('phone');
      // The built site has the SDK of OpenTelemetry. Its spans name kinds of pages, but no filters and no query.
      await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('GET lot');
      const servers = new Set(collector.spans.filter(({ kind }) => kind === 2).map(({ spanId }) => spanId));
      const calls = collector.spans.filter(({ kind }) => kind === 3);
      expect(calls.filter(({ parentSpanId = '' }) => servers.has(parentSpanId)).length).toBeGreaterThan(0);
      expect(collector.bodies.map(([, body]) => body).join('')).not.toMatch(/honda|utm_source/i);
    },
  );

  test('a withdrawn consent removes cookies and counters', DESKTOP_ONLY, async ({ page }) => {
    const traffic = await respondForeignHosts(page);
    await page.goto(`${site.url}/?utm_source=ya`);
    await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => listHits(traffic)).toHaveLength(1);
    await expect
      .poll(() => listCookieNames(page))
      .toEqual(['_ym_uid', 'roistat_visit', 'vvoz_first', 'vvoz_last', 'vvoz_views']);
    await page.getByRole('link', { name: 'Настройки cookie' }).click();
    await expect(findNotice(page)).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await findNotice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await reloaded;
    const before = traffic.requests.length;
    await page.waitForLoadState('networkidle');
    await expect.poll(() => listCookieNames(page)).toEqual(['vvoz_views']);
    expect(traffic.requests).toHaveLength(before);
  });

  test.describe('while their scripts are blocked', () => {
    test.use({ expected: /Failed to load resource|ERR_/ });
    test('the page works as usual', DESKTOP_ONLY, async ({ page }) => {
      let blocked = 0;
      await page.route(isForeign, async (route) => {
        blocked += 1;
        await route.abort();
      });
      await page.goto(site.url + LIST);
      await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
      await expect.poll(() => blocked).toBe(COUNTERS);
      await chooseOption(page, 'Марка', /^Honda/);
      await expect(page).toHaveURL(`${site.url}${LIST}/honda`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Honda/);
      await page.getByRole('button', { name: 'Чат поддержки' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Чат не открылся' })).toHaveText(
        'Чат не открылся. Позвоните: 8 423 200-00-00',
      );
    });
  });

  test('a support chat loads when its button is pressed, after a consent', DESKTOP_ONLY, async ({ page }) => {
    const traffic = await respondForeignHosts(page);
    await page.goto(site.url);
    await findNotice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await page.getByRole('button', { name: 'Чат поддержки' }).click();
    // It stands beside the site's own chat, which is in the header.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Спросить менеджера' })).toBeVisible();
    await expect(findNotice(page)).toContainText('чат поддержки (Jivo)');
    expect(traffic.requests).toEqual([]);
    await findNotice(page).getByRole('button', { name: 'Разрешить' }).click();
    await expect.poll(() => traffic.listRequests('code.jivo.ru')).toEqual([{ method: 'open' }]);
    await expect(page.getByRole('button', { name: 'Чат поддержки' })).toHaveCount(0);
  });

  test('the notice is reached by the first press of Tab and hides nothing', async ({ page }) => {
    await respondForeignHosts(page);
    await page.goto(site.url);
    await expect(findNotice(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    // The page can be scrolled so far that the strip does not cover its end.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [strip, link] = await Promise.all([
      findNotice(page).boundingBox(),
      page.getByRole('link', { name: 'Настройки cookie' }).boundingBox(),
    ]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);

    await page.keyboard.press('Tab');
    await expect(findNotice(page).getByRole('link', { name: 'Подробнее' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(findNotice(page)).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(findNotice(page)).toHaveCount(0);
  });

  test(
    'on a phone the notice does not cover the bar with the price of a lot',
    PHONE_ONLY,
    async ({ page }) => {
      await respondForeignHosts(page);
      await page.goto(site.url + LIST);
      await findCards(page).first().getByRole('link').click();
      await expect(findNotice(page)).toBeVisible();
      const bar = page.getByRole('region', { name: 'Цена и заявка' });
      await expect
        .poll(async () => {
          const [strip, below] = await Promise.all([findNotice(page).boundingBox(), bar.boundingBox()]);
          return (strip?.y ?? 0) + (strip?.height ?? 0) - (below?.y ?? 0);
        })
        .toBeLessThanOrEqual(0);
    },
  );
});
