import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes, showWhole } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  ...HOST_NAMES.map((host) => ({ name: `home of ${host}`, url: `${addresses[host]}/`, title: /Ввоз/ })),
  { name: 'list', url: `${addresses.main}/japan/czeny-na-avto`, title: /Авто с аукционов Японии — Ввоз/ },
  {
    name: 'filtered list',
    url: `${addresses.main}/japan/czeny-na-avto/toyota/prius?year_min=2015`,
    title: /Toyota Prius/,
  },
  {
    name: 'empty list',
    url: `${addresses.main}/japan/czeny-na-avto?year_max=1901`,
    title: /Авто с аукционов/,
  },
  { name: 'statistics', url: `${addresses.main}/statistika-prodazh`, title: /Статистика/ },
  { name: 'motorcycles', url: `${addresses.main}/moto/onlajn-aukcziony`, title: /Мотоциклы/ },
  { name: 'motorcycle statistics', url: `${addresses.main}/moto/statistika`, title: /Статистика/ },
  { name: '404', url: `${addresses.main}/no/such/page`, title: /Ввоз/ },
];

for (const { name, url, title } of PAGES)
  test(`${name}: title, one heading, landmarks, axe finds nothing in either scheme`, async ({ page }) => {
    await page.goto(url);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await showWhole(page);
    await expectAccessibleInBothSchemes(page);
  });

test('a lot page: axe finds nothing in either scheme', async ({ page }) => {
  // Its receipt and tables have many elements.
  test.slow();
  await page.goto(`${addresses.main}/japan/czeny-na-avto`);
  await page.goto((await page.locator('[data-lot] a').first().getAttribute('href')) ?? '');
  await expectAccessibleInBothSchemes(page);
});
