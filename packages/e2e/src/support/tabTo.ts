import type { Page } from '@playwright/test';

/** More presses than any page under test has focusable elements. */
const MAX_PRESSES = 120;

/** Presses Tab until an element that matches the CSS selector has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    // After the last element of the page the focus moves to the browser's own controls.
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of Tab do not reach ${selector}`);
}
