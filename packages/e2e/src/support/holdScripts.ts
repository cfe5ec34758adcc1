import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/**/*.js';

/** From now on documents come without their scripts, until the result is called. */
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
