import { expect, type Locator, type Page } from '@playwright/test';

const FORM_PATH = '/kontakty';

/** Opens the page of the form. Without a network the service worker shows the stored copy. */
export async function openLeadForm(page: Page, url = ''): Promise<Page> {
  await expect(async () => {
    await page.goto(url + FORM_PATH, { timeout: 10_000 });
    // Before hydration it is a plain form.
    await expect(page.locator('form[novalidate]')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return page;
}

export const findSend = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: 'Отправить заявку' });

/** Fills in the required fields of the form, and the name. */
export async function fillLeadForm(scope: Page | Locator, name: string): Promise<void> {
  const field = scope.getByRole('textbox', { name: 'Имя' });
  // On a busy machine the field may lose the focus before the text is typed.
  await expect(async () => {
    await field.fill(name);
    await expect(field).toHaveValue(name, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await scope.getByRole('textbox', { name: 'Телефон' }).fill('8 914 123-45-67');
  await scope.getByRole('checkbox', { name: /Согласен на/ }).check();
}

/** Fills in the form and presses «Отправить заявку» until the page says that the request is accepted or kept. */
export async function sendLead(page: Page, name: string): Promise<'sent' | 'kept'> {
  const again = page.getByRole('button', { name: 'Отправить ещё одну заявку' });
  if (await again.isVisible()) await again.click();
  await fillLeadForm(page, name);
  const send = findSend(page);
  const result = page.getByRole('heading', { name: /^Заявка №.* (принята|ждёт связи)$/ });
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(result).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return (await result.textContent())?.includes('принята') ? 'sent' : 'kept';
}

/** Counts the requests that wait on the device of a page. */
export const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'vvoz-leads')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('vvoz-leads');
      opening.addEventListener('error', () =>
        reject(new Error('The database of waiting requests did not open')),
      );
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('waiting').objectStore('waiting').count();
        counting.addEventListener('success', () => resolve(counting.result));
        opening.result.close();
      });
    });
  });
