import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules about colours. All other rules give the same result in both schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function findViolations(page: Page, only: { tags: string[] } | { rules: string[] }): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    // Axe describes violations only, not what passed.
    resultTypes: ['violations'],
    runOnly: 'tags' in only ? { type: 'tag', values: only.tags } : { type: 'rule', values: only.rules },
  });
  // Legacy mode saves a second page, which joins the results of frames. The sites have no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Expects axe to find no violation of WCAG 2.2 AA on the current screen. */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  expect(await findViolations(page, { tags: TAGS }), state).toEqual([]);
}

/** Expects no violation in the light scheme, and none of the colour rules in the dark one. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  expect(await findViolations(page, { rules: COLOR_RULES }), 'dark').toEqual([]);
}

/** Makes the window as high as the page, so that a sticky bar covers nothing that axe checks. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
}
