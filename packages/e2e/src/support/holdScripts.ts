import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/**/*.js';

/** Holds back the scripts of documents until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(SCRIPTS);
  };
}
