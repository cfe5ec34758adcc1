import type { Page } from '@playwright/test';

/** More than any page under test has stops. */
const MAX_PRESSES = 120;

/** Presses Tab until an element that matches the CSS selector has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop the browser's own controls have the focus.
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of Tab do not reach ${selector}`);
}
