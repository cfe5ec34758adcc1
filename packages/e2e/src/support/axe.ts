import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** A rule beyond WCAG: two regions of one kind with one name cannot be told apart in a list of regions. */
const MORE_RULES = { 'landmark-unique': { enabled: true } };
/** The minified program, which is less than half as large. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules about colours. All other rules give the same result in both schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Sends axe for all further documents of the page. To send it to each takes longer than to check a small document. */
export async function sendAxeOnce(page: Page): Promise<void> {
  await page.addInitScript(`globalThis.loadAxe = () => {${SOURCE}};`);
}

/** Loads axe unless the document has it. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => {
    if ('loadAxe' in window && !('axe' in window)) (window.loadAxe as () => void)();
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(SOURCE);
}

/**
 * Describes the violations on the current screen, outside the elements that match `exclude`. The sites have no frames, so
 * axe runs in the document only.
 */
async function findViolations(
  page: Page,
  options: axe.RunOptions,
  exclude: readonly string[],
): Promise<string[]> {
  await loadAxe(page);
  const context = { include: [['html']], exclude: exclude.map((selector) => [selector]) };
  return page.evaluate(
    async ([wanted, within]) => {
      const { axe: program } = window as unknown as { axe: typeof axe };
      // Axe describes violations only, not what passed.
      const { violations } = await program.run(within, { resultTypes: ['violations'], ...wanted });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [options, context] as const,
  );
}

/** Expects axe to find no violation of WCAG 2.2 AA on the current screen, outside the elements that match `exclude`. */
export async function expectAccessible(
  page: Page,
  state = '',
  exclude: readonly string[] = [],
): Promise<void> {
  expect(
    await findViolations(page, { runOnly: { type: 'tag', values: TAGS }, rules: MORE_RULES }, exclude),
    state,
  ).toEqual([]);
}

/** Expects the same of a page whose colours another page has shown: the slow rules about colours are left out. */
export async function expectAccessibleTexts(
  page: Page,
  state: string,
  exclude: readonly string[],
): Promise<void> {
  const off = Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }]));
  const rules = { ...MORE_RULES, ...off };
  expect(
    await findViolations(page, { runOnly: { type: 'tag', values: TAGS }, rules }, exclude),
    state,
  ).toEqual([]);
}

/** Expects axe to find no bad colours in the dark scheme. */
async function expectDarkColors(page: Page, state: string, exclude: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  expect(
    await findViolations(page, { runOnly: { type: 'rule', values: COLOR_RULES } }, exclude),
    `${state} dark`,
  ).toEqual([]);
}

/** Expects no violation in the light scheme, and none of the rules about colours in the dark one. */
export async function expectAccessibleInBothSchemes(
  page: Page,
  state = '',
  exclude: readonly string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state} light`, exclude);
  await expectDarkColors(page, state, exclude);
}

/** Makes the window as high as the page, so that a sticky bar covers nothing that axe checks. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
  // On a busy machine the page learns its new height later: until then bars cover what axe would measure.
  await page.evaluate(async (wanted) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let frames = 0; window.innerHeight !== wanted && frames < 120; frames += 1) await nextFrame();
    await nextFrame();
  }, height);
}
