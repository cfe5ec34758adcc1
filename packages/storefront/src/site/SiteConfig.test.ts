import { expect, test } from 'vitest';
import { readStorefrontEnv } from '../env.ts';
import { createSite } from './SiteConfig.ts';

const { hosts } = readStorefrontEnv({ VVOZ_CHINA_URL: 'https://china.vvoz.example/' });

test('links of the own host are paths, those of others whole addresses from the environment', () => {
  const { nav, footer, theme, name } = createSite('main', hosts);
  expect(nav.map(({ href }) => href).slice(0, 6)).toEqual([
    '/japan/czeny-na-avto',
    '/statistika-prodazh',
    '/moto/onlajn-aukcziony',
    '/moto/statistika',
    'https://china.vvoz.example/',
    'http://localhost:3002/',
  ]);
  expect(footer.at(-1)?.links).toEqual(nav.slice(4));
  expect([theme, name]).toEqual(['main', 'Ввоз']);
});

test('on another host the same catalogue is a whole address', () => {
  expect(createSite('china', hosts).nav).toContainEqual({
    label: 'Статистика',
    href: 'http://localhost:3000/statistika-prodazh',
  });
});

test('a variable that is no address is named', () => {
  expect(() => readStorefrontEnv({ VVOZ_SPEC_URL: 'spec' })).toThrow(/VVOZ_SPEC_URL/);
});
