import { addresses, gatewayPort } from './support/addresses.ts';
import { LIST, waitUntilHydrated } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

/** Headers that differ from answer to answer, or that belong to the connection or to its server. */
const UNCOMPARED_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'date',
  'keep-alive',
  'link',
  'server',
  'transfer-encoding',
  'vary',
  // The gateway adds these. It gives every answer an id; a site gives one only to pages.
  'x-cache',
  'x-request-id',
];

/** Picks the headers that must be the same with and without a gateway. Two renderings have data in another order. */
const pickHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !UNCOMPARED_HEADERS.includes(name))
      .map(([name, value]) => [name, value.replaceAll(/'sha256-[\w+/]{43}='/g, 'a hash')]),
  );

const NO_GATEWAY =
  'E2E_GATEWAY_PORT is not set: the tests through the gateway are SKIPPED. `npm test -- --only e2e` sets it where nginx ' +
  'with brotli is installed; `npm run gateway` says which packages are missing.';
// oxlint-disable-next-line no-console -- reporters do not print why a test was skipped
if (gatewayPort === undefined) console.warn(`! ${NO_GATEWAY}`);

test.describe('through the gateway', () => {
  test.skip(gatewayPort === undefined, NO_GATEWAY);

  test(
    'a cached page runs its scripts under its policy, which is the same each time',
    DESKTOP_ONLY,
    async ({ page }) => {
      const base = `http://main.localhost:${gatewayPort}`;
      // The sites under test are configured for https (VVOZ_HSTS_SECONDS).
      await page.setExtraHTTPHeaders({ 'x-forwarded-proto': 'https' });
      const policies = new Set<string>();
      for (let turn = 0; turn < 2; turn += 1) {
        const response = await page.goto(base + LIST);
        policies.add((await response?.headerValue('content-security-policy')) ?? '');
        // The second answer is a 304.
        if (turn === 0) expect(await response?.headerValue('content-encoding')).toBe('br');
      }
      expect(policies.size).toBe(1);
      await waitUntilHydrated(page);
    },
  );

  test(
    'pages, calls and errors have the same headers as without the gateway',
    DESKTOP_ONLY,
    async ({ request }) => {
      for (const path of ['/', LIST, '/api/site', '/nowhere', '/icon.svg', '/pictures/japan/nosuch/0']) {
        const headers = { 'x-forwarded-proto': 'https', 'user-agent': 'Mozilla/5.0' };
        const options = { headers, maxRedirects: 0 };
        const direct = await request.get(addresses.main + path, options);
        const through = await request.get(`http://127.0.0.1:${gatewayPort}${path}`, {
          ...options,
          headers: { ...headers, host: 'main.localhost' },
        });
        expect([path, through.status()]).toEqual([path, direct.status()]);
        expect([path, pickHeaders(through.headers())]).toEqual([path, pickHeaders(direct.headers())]);
      }
    },
  );

  test('files for programs keep the lifetimes that their routes state', DESKTOP_ONLY, async ({ request }) => {
    for (const [path, lifetime] of [
      ['/robots.txt', 'public, max-age=3600'],
      ['/sitemap.xml', 'public, max-age=3600'],
      ['/.well-known/security.txt', 'public, max-age=86400'],
      ['/sw.js', 'no-cache'],
    ] as const) {
      const response = await request.get(`http://127.0.0.1:${gatewayPort}${path}`, {
        headers: { host: 'main.localhost', 'x-forwarded-proto': 'https' },
      });
      expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 200, lifetime]);
    }
  });
});
