import { expect, test } from 'vitest';
import { HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { readStorefrontEnv } from './env.ts';
import { createSite } from './SiteConfig.ts';

const { hosts } = readStorefrontEnv({ VVOZ_CHINA_URL: 'https://china.vvoz.example/' });

test('links on the own host are paths; links to other hosts are full addresses from the environment', () => {
  const { nav, footer, theme, name } = createSite('main', hosts);
  const hrefs = nav.map(({ href }) => href);
  const others = nav.slice(HOSTS.main.navigation.length);
  expect(hrefs[0]).toBe('/japan/czeny-na-avto?order_by=date_asc');
  expect(others.slice(0, 2).map(({ href }) => href)).toEqual([
    'https://china.vvoz.example/',
    'http://localhost:3002/',
  ]);
  expect(footer.at(-1)?.links).toEqual(others);
  expect([theme, name]).toEqual(['main', 'Ввоз']);
});

test('another host links to the same catalogue by a full address', () => {
  expect(createSite('china', hosts).nav).toContainEqual({
    label: 'Статистика',
    href: 'http://localhost:3000/statistika-prodazh',
  });
});

test('the error names the variable whose value is not an address', () => {
  expect(() => readStorefrontEnv({ VVOZ_SPEC_URL: 'spec' })).toThrow(/VVOZ_SPEC_URL/);
});
