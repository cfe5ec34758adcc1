import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules about colours. All other rules give the same result in both schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Describes the violations on the current screen, outside the elements that match `exclude`. The sites have no frames, so
 * axe runs in the document only.
 */
async function findViolations(
  page: Page,
  runOnly: axe.RunOnly,
  exclude: readonly string[],
): Promise<string[]> {
  // axe is large, so each document loads it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include: [['html']], exclude: exclude.map((selector) => [selector]) };
  return page.evaluate(
    async ([wanted, within]) => {
      const { axe: program } = window as unknown as { axe: typeof axe };
      // Axe describes violations only, not what passed.
      const { violations } = await program.run(within, { resultTypes: ['violations'], runOnly: wanted });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [runOnly, context] as const,
  );
}

/** Expects axe to find no violation of WCAG 2.2 AA on the current screen. */
export async function expectAccessible(
  page: Page,
  state = '',
  exclude: readonly string[] = [],
): Promise<void> {
  expect(await findViolations(page, { type: 'tag', values: TAGS }, exclude), state).toEqual([]);
}

/** Expects axe to find no bad colors in the dark scheme. */
async function expectDarkColors(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  expect(await findViolations(page, { type: 'rule', values: COLOR_RULES }, []), `${state} dark`).toEqual([]);
}

/** Expects no violation in the light scheme, and none of the color rules in the dark one. */
export async function expectAccessibleInBothSchemes(page: Page, state = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state} light`);
  await expectDarkColors(page, state);
}

/** Makes the window as high as the page, so that a sticky bar covers nothing that axe checks. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
}
