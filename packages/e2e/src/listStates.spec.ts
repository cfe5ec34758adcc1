import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes, showWhole } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const LISTS = [
  { name: 'filtered', path: '/japan/czeny-na-avto/toyota/prius?year_min=2015', title: /Toyota Prius/ },
  { name: 'empty', path: '/japan/czeny-na-avto?year_max=1901', title: /Авто с аукционов/ },
];

for (const { name, path, title } of LISTS)
  test(`${name} list: title, one heading, axe finds nothing in either scheme`, async ({ page }) => {
    await page.goto(addresses.main + path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await showWhole(page);
    await expectAccessibleInBothSchemes(page);
  });
