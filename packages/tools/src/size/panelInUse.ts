import type { Browser, Page } from 'playwright';
import { measureCompressed } from './loadedScripts.ts';

/**
 * Uses every part of the list that loads scripts: search in a long list, a choice, search by words, more lots, the table.
 */
async function usePanel(page: Page): Promise<void> {
  const waitForResponse = () =>
    page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page
    .locator('#filters summary', { hasText: /^Марка/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: 'Найти марку' }).fill('тойота');
  await page.getByRole('checkbox', { name: /^Toyota/ }).click();
  await waitForResponse();
  await page.getByRole('searchbox', { name: 'Поиск словами' }).fill('белый');
  await page.getByRole('button', { name: 'Найти' }).click();
  await page.getByText(/^Ищем/).waitFor();
  await waitForResponse();
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await waitForResponse();
  await page.locator('select[name="layout"]').selectOption('table');
  await waitForResponse();
  await page.waitForLoadState('networkidle');
}

/**
 * Returns the size of all JavaScript that the list page loads, at first and in use: bytes, each file compressed by gzip
 * -9.
 */
export async function measurePanel(browser: Browser, list: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU' });
  try {
    page.setDefaultTimeout(20_000);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(list, { waitUntil: 'networkidle' });
    await usePanel(page);
    return await measureCompressed([...scripts]);
  } finally {
    await page.close();
  }
}
