import { chooseOption, waitUntilHydrated, LIST, openList, waitUntilSettled } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

// On a phone the sheet collects choices before it applies them: see sheet.spec.ts.
test('title and heading follow choices and Back without a reload', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  const heading = page.getByRole('heading', { level: 1 });
  const [title, plain] = [await page.title(), (await heading.textContent()) ?? ''];
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await chooseOption(page, 'Марка', /^Honda/);
  await expect(page).toHaveURL(`${LIST}/honda`);
  await expect(page).toHaveTitle(/^Honda с аукционов Японии: [\d\s]+лот\S* от [\d\s]+₽ — Ввоз$/);
  await expect(heading).toContainText('Honda с аукционов Японии');
  await page.goBack();
  await waitUntilSettled(page);
  await expect(page).toHaveTitle(title);
  await expect(heading).toHaveText(plain);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test('the title stays the same after hydration', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(`${LIST}/toyota/prius?year_min=2015`);
  const written = await page.title();
  await waitUntilHydrated(page);
  await expect(page).toHaveTitle(written);
});

test.describe('status codes and headers', DESKTOP_ONLY, () => {
  for (const path of [
    '/statistika-prodazh?set_id=99999',
    '/%ZZ',
    `${LIST}/%FF`,
    '/cars/japan/%ZZ',
    '/api/catalog/%ZZ',
    '/pictures/japan/%/0',
    `/cars/japan/${'x'.repeat(300)}`,
    `/pictures/japan/${'x'.repeat(300)}/0`,
    `${LIST}?model=nosuchmodel`,
    `${LIST}?kuzov=nosuch`,
    `${LIST}/nosuch`,
  ])
    test(`${path} is a 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });

  test('a path with encoded dot segments is refused', async ({ request }) => {
    expect((await request.get('/%252e%252e/kontakty')).status()).toBe(400);
  });

  test('a page refuses methods other than GET and HEAD', async ({ request }) => {
    for (const method of ['PUT', 'DELETE', 'PROPFIND']) {
      const response = await request.fetch(LIST, { method });
      expect([response.status(), response.headers()['allow']]).toEqual([405, 'GET, HEAD']);
    }
  });

  test("the framework's internal headers have no effect", async ({ request }) => {
    const headers = { rsc: '1', 'next-router-state-tree': '%', 'x-middleware-subrequest': 'proxy:proxy' };
    const response = await request.get(LIST, { headers, maxRedirects: 0 });
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test('a model in the query needs no brand', async ({ request }) => {
    expect((await request.get(`${LIST}?model=prius`)).status()).toBe(200);
  });

  test('a path with capitals and a query that is not canonical need one redirect', async ({ request }) => {
    const response = await request.get('/JAPAN/czeny-na-avto?brand=TOYOTA&model=&page=1', {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toMatch(new RegExp(`${LIST}/toyota$`));
    expect((await request.get(`${LIST}/toyota`, { maxRedirects: 0 })).status()).toBe(200);
  });

  test('an answer has the request id of the gateway, or a new one', async ({ request }) => {
    const named = await request.get(LIST, { headers: { 'x-request-id': 'from-the-gateway' } });
    expect(named.headers()['x-request-id']).toBe('from-the-gateway');
    expect((await request.get(LIST)).headers()['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  });
});
