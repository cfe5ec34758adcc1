import { addresses } from './support/addresses.ts';
import { WITH_PICTURES } from './support/browser.ts';
import { expectCards, findCards, LIST, listCardIds } from './support/catalogue.ts';
import { cutPages, passOn, sendForeignPage, startOddNetwork } from './support/oddNetwork.ts';
import { startOwnSite } from './support/ownSite.ts';
import { waitForWorker } from './support/serviceWorker.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

test.use({
  ...WITH_PICTURES,
  serviceWorkers: 'allow',
  expected: /Failed to (load resource|fetch)|ERR_|NetworkError/,
});

test(
  'without a network the last visited list and lot open, other pages say that there is no network',
  DESKTOP_ONLY,
  async ({ page }) => {
    test.slow();
    const site = await startOwnSite();
    try {
      await page.goto(site.url + LIST);
      await waitForWorker(page);
      await page.reload();
      const ids = await listCardIds(page);
      await findCards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/cars\/japan\//);
      const lot = page.url();
      const title = await page.getByRole('heading', { level: 1 }).textContent();

      await site.stop();
      await page.goto(lot);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.goto(site.url + LIST);
      expect(await listCardIds(page)).toEqual(ids);
      await page.goto(`${site.url}/moto/statistika`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
      await expect(page.getByRole('link', { name: 'Открыть ещё раз' })).toBeVisible();
    } finally {
      await page.close();
      await site.stop();
    }
  },
);

test(
  'the worker caches no page in the place of a file, and no half of a page',
  DESKTOP_ONLY,
  async ({ page }) => {
    test.slow();
    const network = await startOddNetwork(addresses.main);
    try {
      await page.goto(network.url + LIST);
      await waitForWorker(page);
      await page.reload();
      const ids = await listCardIds(page);
      const readStyle = () =>
        page.evaluate(async () => {
          const style = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
          // Not the style itself, which the worker has.
          return (await fetch(`${style?.href}?again`)).text();
        });
      // A page in the place of a late script would be an error of its own.
      await expect(page.getByRole('button', { name: /Спросить менеджера/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      network.change(sendForeignPage);
      expect(await readStyle()).toContain('Подтвердите');
      network.change(passOn);
      expect(await readStyle()).not.toContain('Подтвердите');

      network.change(cutPages);
      const hasBeenCut = page.waitForEvent('requestfailed', (failed) => failed.isNavigationRequest());
      await page.reload({ waitUntil: 'commit' });
      await hasBeenCut;
      network.stop();
      await page.goto(network.url + LIST, { waitUntil: 'commit' });
      await expectCards(page, ids);
    } finally {
      await page.close();
      network.stop();
    }
  },
);

test('a worker that cannot be registered is only logged', DESKTOP_ONLY, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto(LIST);
  await expect
    .poll(() => logged.join('\n'))
    .toContain('The service worker was not registered: TypeError: refused');
  await expect(findCards(page).first()).toBeVisible();
});
