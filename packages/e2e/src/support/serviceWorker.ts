import type { Page } from '@playwright/test';

/** Waits until the service worker controls the page. It stores the page's own first requests only after a reload. */
export const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
