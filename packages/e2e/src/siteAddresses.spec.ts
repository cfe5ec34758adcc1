import { gunzipSync } from 'node:zlib';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { addresses } from './support/addresses.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

/** Each address redirects once to the wanted one, which answers 200. */
const RULES: readonly (readonly [from: Host, address: string, to: Host, wanted: string])[] = [
  ['main', '/main/kontakty?utm_source=a', 'main', '/kontakty?utm_source=a'],
  ['main', '/main', 'main', '/'],
  ['main', '/china?utm_source=a', 'china', '/?utm_source=a'],
  ['main', '/china/kontakty', 'china', '/kontakty'],
  ['main', '/spec/kitaj', 'spec', '/kitaj'],
  ['main', '/main/japan/czeny-na-avto/?brand=TOYOTA&page=1', 'main', '/japan/czeny-na-avto/toyota'],
  ['main', '/main/china/czeny-na-avto', 'main', '/china/czeny-na-avto'],
  ['main', '/cars', 'main', '/japan/czeny-na-avto'],
  ['main', '/cars/spec', 'spec', '/'],
  ['china', '/china', 'china', '/'],
  ['china', '/china/otzyvy/', 'china', '/otzyvy'],
  ['china', '/main/statistika-prodazh', 'main', '/statistika-prodazh'],
  ['china', '/cars/china?brand=BYD', 'china', '/byd'],
  ['china', '/?brand=BYD', 'china', '/byd'],
  ['spec', '/spec/yaponiya', 'spec', '/yaponiya'],
  ['spec', '/Kontakty', 'spec', '/kontakty'],
  ['spec', '/main/', 'main', '/'],
];

for (const [from, address, to, wanted] of RULES)
  test(`${from} ${address} leads to ${to} ${wanted} by one redirect`, DESKTOP_ONLY, async ({ request }) => {
    const response = await request.get(addresses[from] + address, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const location = new URL(response.headers()['location'] ?? '', addresses[from]);
    // A redirect contains the public name of a host, but the test uses the address where the host listens.
    location.hostname = new URL(addresses[to]).hostname;
    expect(location.href).toBe(new URL(wanted, addresses[to]).href);
    expect((await request.get(location.href, { maxRedirects: 0 })).status()).toBe(200);
  });

test('a catalogue at / does not redirect other paths of its host', DESKTOP_ONLY, async ({ request }) => {
  for (const host of ['china', 'spec'] as const)
    for (const path of ['/kontakty', '/informacziya?page=1', '/otzyvy?utm_source=a'])
      expect((await request.get(addresses[host] + path, { maxRedirects: 0 })).status(), path).toBe(200);
});

for (const host of HOST_NAMES)
  test(
    `${host}: the first and last addresses in parts of the sitemap are the canonical addresses of their pages`,
    DESKTOP_ONLY,
    async ({ request }) => {
      const open = (address: string) => {
        const { pathname, search } = new URL(address);
        return request.get(addresses[host] + pathname + search, { maxRedirects: 0 });
      };
      const listAddresses = (xml: string): readonly string[] =>
        [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
      const robots = await (await request.get(`${addresses[host]}/robots.txt`)).text();
      const index = listAddresses(await (await open(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).text());
      const [catalogue] = listTemplatesOnHost(host);
      const parts = index.filter((part) => part.includes('pages') || part.includes(`/${catalogue?.name}.`));
      expect(parts.length).toBeGreaterThanOrEqual(3);
      for (const part of parts) {
        const listed = listAddresses(gunzipSync(await (await open(part)).body()).toString());
        for (const address of new Set([listed.at(0), listed.at(-1)])) {
          const page = await open(address ?? '');
          expect([address, page.status()]).toEqual([address, 200]);
          const html = await page.text();
          expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toBe(
            address,
          );
          expect(html).not.toContain('noindex');
        }
      }
    },
  );
