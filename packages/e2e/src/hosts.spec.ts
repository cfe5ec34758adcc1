import { hash } from 'node:crypto';
import { scoreHeaders } from '@vvoz/api/headers/testing/observatory';
import { HOST_NAMES, HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { addresses } from './support/addresses.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

for (const [name, base] of Object.entries(addresses)) {
  test(`${name} answers its health check`, DESKTOP_ONLY, async ({ request }) => {
    const response = await request.get(`${base}/healthz`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });
}

test('each host has its theme and navigation', DESKTOP_ONLY, async ({ page }) => {
  for (const host of HOST_NAMES) {
    await page.goto(`${addresses[host]}/`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', HOSTS[host].theme);
    expect(await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').count()).toBeGreaterThan(
      3,
    );
  }
});

test(
  'a page has a strict policy that names its own scripts and no others, and is the same for everyone',
  DESKTOP_ONLY,
  async ({ request }) => {
    for (const path of ['/', '/japan/czeny-na-avto', '/privacy-policy', '/nosuch']) {
      const response = await request.get(addresses.main + path);
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      const scripts = (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ');
      const inline = [...html.matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>(.*?)<\/script>/gs)];
      const hashes = inline.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
      // One more is that of the speculation rules.
      expect([path, scripts.filter((source) => source.startsWith("'sha256-")).slice(0, -1)]).toEqual([
        path,
        hashes,
      ]);
      expect(hashes.length).toBeGreaterThan(2);
      expect(policy).not.toMatch(/unsafe|nonce/);
      if (path === '/nosuch') continue;
      // `no-store` would keep the page out of the browser's back/forward cache.
      expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=/);
      expect(await (await request.get(addresses.main + path)).text()).toBe(html);
    }
  },
);

test.describe('a script that is added to a page', DESKTOP_ONLY, () => {
  test.use({ expected: /Content Security Policy/ });
  test('does not run', async ({ page }) => {
    await page.goto(`${addresses.main}/privacy-policy`);
    const runs = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isInjected = true';
      document.body.append(script);
      return 'isInjected' in window;
    });
    expect(runs).toBe(false);
  });
});

test(
  "the framework's endpoint for resizing pictures refuses every address",
  DESKTOP_ONLY,
  async ({ request }) => {
    for (const url of ['/icon.svg', '/pictures/japan/nosuch/0', 'https://example.com/a.png']) {
      const response = await request.get(
        `${addresses.main}/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
      );
      expect([400, 404]).toContain(response.status());
      expect(response.headers()['content-type']).not.toMatch(/^image/);
    }
  },
);

/** A path for each kind of answer, with its status. `npm test` configures the sites for https (VVOZ_HSTS_SECONDS). */
const KINDS = [
  ['/', 200],
  ['/japan/czeny-na-avto', 200],
  ['/privacy-policy', 200],
  ['/zayavka', 200],
  ['/nosuch', 404],
  ['/%FF', 404],
  ['/healthzfoo', 404],
  ['/_next/nope', 404],
  ['/JAPAN/czeny-na-avto', 308],
  ['/api/site', 200],
  ['/api/nosuch', 404],
  ['/pictures/japan/nosuch/0', 404],
  ['/icon.svg', 200],
  ['/sw.js', 200],
  ['/.well-known/security.txt', 200],
] as const;

test(
  'behind TLS an answer of any kind gets an A+ from the HTTP Observatory',
  DESKTOP_ONLY,
  async ({ request }) => {
    const scored = [];
    for (const [path, status] of KINDS) {
      const response = await request.get(`${addresses.main}${path}`, {
        headers: { 'x-forwarded-proto': 'https' },
        maxRedirects: 0,
      });
      scored.push({ path, status: response.status(), isGood: scoreHeaders(response.headers()) >= 115 });
      expect([path, response.status()]).toEqual([path, status]);
    }
    expect(scored.filter(({ isGood }) => !isGood)).toEqual([]);
  },
);

test('a chosen scheme is kept after a reload', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(addresses.main);
  await page.getByRole('radio', { name: 'Тёмная' }).last().check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('the keyboard reaches the first filter and the first lot', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(`${addresses.main}/japan/czeny-na-avto`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  const reached = new Set<string>();
  for (let press = 0; press < 140; press++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element?.closest('[data-lot]')
          ? 'lot'
          : (element?.closest('summary')?.textContent ?? '').slice(0, 5);
      }),
    );
    if (reached.has('lot')) break;
  }
  expect(reached).toContain('Марка');
  expect(reached).toContain('lot');
});
