import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { findCards } from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

/** Taps links by their names, from the front page of a host. The last tap opens a lot. */
async function walk(page: Page, host: keyof typeof addresses, names: readonly RegExp[]): Promise<void> {
  await page.goto(addresses[host]);
  for (const name of names) {
    const url = page.url();
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).not.toHaveURL(url);
  }
  await findCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
}

// Each walk has two taps, and the last one opens the lot.
test('a diesel crossover from Korea is found from the front page', async ({ page }) => {
  await page.goto(addresses.main);
  const korea = page.getByRole('region', { name: 'Из Кореи' });
  await korea.getByRole('link', { name: /^Дизельные кроссоверы/ }).click();
  await expect(page).toHaveURL(/\/korea\/czeny-na-avto\?body_kind=crossover&engine_kind=diesel$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Дизельные кроссоверы из Кореи');
  await findCards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('дизель');
});

test('an electric car from China is found from the front page', PHONE_ONLY, async ({ page }) => {
  await walk(page, 'china', [/^Электромобили/]);
  await expect(page.getByRole('main')).toContainText('электричество');
});

test('a cruiser is found from the front page', DESKTOP_ONLY, async ({ page }) => {
  await walk(page, 'main', [/^Круизеры\s*\d/]);
});

test('a mini excavator is found from the front page', PHONE_ONLY, async ({ page }) => {
  await walk(page, 'spec', [/^Мини-экскаваторы\s*\d/]);
  await expect(page.getByRole('main')).toContainText(/экскаватор/i);
});

test('a body and an engine are chosen in the panel', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(`${addresses.main}/korea/czeny-na-avto`);
  await page.getByRole('checkbox', { name: /^Кроссовер, / }).check();
  await expect(page).toHaveURL(/\?body_kind=crossover$/);
  await page.getByRole('checkbox', { name: /^дизель/ }).check();
  await expect(page).toHaveURL(/\?body_kind=crossover&engine_kind=diesel$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Дизельные кроссоверы из Кореи');
});

test('the finder of the front page leads to a body', DESKTOP_ONLY, async ({ page }) => {
  await page.goto(addresses.main);
  const finder = page.getByRole('search', { name: 'Подбор по параметрам' });
  await finder.getByLabel('Кузов').selectOption('Минивэн');
  await finder.getByRole('button', { name: /^Показать/ }).click();
  await expect(page).toHaveURL(/body_kind=minivan/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/минивэн/i);
});

// Cars from China have no grade of an auction, and no machine in Japan of the demo states its measures.
test.describe('the panel has nothing that can never match', () => {
  for (const [name, path, absent] of [
    ['china', '', /^Оценка/],
    ['spec', '', /^Оценка/],
    ['spec', '/yaponiya', /^(?:Длина|Ширина|Высота|Клиренс)/],
  ] as const)
    test(`${name}${path}`, DESKTOP_ONLY, async ({ page }) => {
      await page.goto(`${addresses[name]}${path}`);
      const panel = page.locator('#filters');
      await expect(panel.getByRole('checkbox').first()).toBeVisible();
      await expect(panel.locator('summary, legend').filter({ hasText: absent })).toHaveCount(0);
      // A label ends with the number of lots.
      await expect(panel.getByRole('checkbox', { name: /\D0(?: лот| машин|$)/ })).toHaveCount(0);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the silhouettes are check boxes of the form', DESKTOP_ONLY, async ({ page }) => {
    await page.goto(addresses.spec);
    await page.getByRole('checkbox', { name: /^Бульдозер, / }).check();
    await page.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(/machine_kind/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Бульдозеры из Китая');
  });
});
