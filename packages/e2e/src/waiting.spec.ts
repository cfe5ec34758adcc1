import type { Page } from '@playwright/test';
import { countWaiting, openLeadForm, sendLead } from './support/leadForm.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const SEND = '**/api/request/send';

test.use({ expected: /ERR_FAILED/ });

/** Tries to send a request without a network, so that the device keeps it. */
async function keepRequest(page: Page): Promise<void> {
  await openLeadForm(page);
  await page.route(SEND, (route) => route.abort());
  expect(await sendLead(page, 'Анна')).toBe('kept');
}

/** Makes the requests on the device three days old, and adds a refused copy of each. */
const ageRequests = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vvoz-leads');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('waiting', 'readwrite');
          const store = transaction.objectStore('waiting');
          const reading: IDBRequest<object[]> = store.getAll();
          reading.addEventListener('success', () => {
            for (const lead of reading.result) {
              const old = { ...lead, keptAt: Date.now() - 3 * 86_400_000 };
              store.put(old);
              store.put({ ...old, key: 'refused', refusedRu: 'проверьте номер телефона' });
            }
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );

test(
  'a request made without a network is shown on the next page, and sent when the network returns',
  DESKTOP_ONLY,
  async ({ page }) => {
    await keepRequest(page);
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Неотправленные заявки' });
    await expect(notice).toContainText('Отправим, когда появится связь');
    await page.unroute(SEND);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(notice).toContainText(/Связь есть. Заявка №\s\d{3}-\d{3} принята/);
    expect(await countWaiting(page)).toBe(0);
    await notice.getByRole('button', { name: 'Скрыть' }).click();
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a kept request that is two days old or was refused is not sent without the visitor',
  DESKTOP_ONLY,
  async ({ page }) => {
    await keepRequest(page);
    await ageRequests(page);
    await page.goto('/');
    await expect(page.getByText(/^Заявка от .+ не ушла\. Позвоните/)).toBeVisible();
    await expect(page.getByText(/не принята: проверьте номер телефона/)).toBeVisible();
    expect(await countWaiting(page)).toBe(2);
    await page.getByRole('button', { name: 'Отправить сейчас' }).click();
    await expect(page.getByText('Не получилось: связи пока нет.')).toBeVisible();
    await page.unroute(SEND);
    await page.getByRole('button', { name: 'Отправить сейчас' }).click();
    await expect.poll(() => countWaiting(page)).toBe(1);
    const remove = page.getByRole('button', { name: /^Удалить заявку/ });
    // The page shows a moment later what the storage already has.
    await expect(remove).toHaveCount(1);
    await remove.click();
    await expect.poll(() => countWaiting(page)).toBe(0);
  },
);
