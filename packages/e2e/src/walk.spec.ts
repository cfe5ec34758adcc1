import type { Page } from '@playwright/test';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { findTextFaults, type ResultTexts } from '@vvoz/seo/texts/findTextFaults';
import { addresses } from './support/addresses.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleTexts,
  sendAxeOnce,
  showWhole,
} from './support/axe.ts';
import { WITH_PICTURES } from './support/browser.ts';
import { readPageRecords } from './support/pageRecords.ts';
import { expectSearchSignals } from './support/searchSignals.ts';
import { expect, PHONE_ONLY, test } from './support/test.ts';

test.use(WITH_PICTURES);

/** Widths in px. Each page is loaded once at the width of a phone, and then resized to that of a desktop. */
const PHONE = 375;
const DESKTOP = 1280;
const HEIGHT = 812;

/** Parts that are left out unless a page is checked as a whole: header, footer, and the cards after the fourth. */
const REPEATED_PARTS = ['body header', 'body footer', '[data-lot]:nth-child(n + 5)'];

/** How much of a page is checked. */
type Extent = 'whole' | 'first of its kind' | 'like another';

/** Kinds with parts that a phone does not show. Their first page is checked as a whole, as the front page of each host is. */
const WHOLE_KINDS: readonly string[] = ['auction', 'lot'];

/**
 * Elements that count as content: a lot, an entry, a review, a question, a part with a heading, or a form. Breadcrumbs
 * do not.
 */
const ITEM =
  '[data-lot], main article, main details, main li a:not(nav a), main h2, main form[method="post"]';

const readLinks = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

/** Lists the paths of a host: those of its page records, and the links in navigation and footer of the front page. */
async function listPaths(page: Page, host: Host): Promise<readonly string[]> {
  await page.goto(`${addresses[host]}/`);
  const linked = await readLinks(page, 'nav[aria-label="Разделы"] a, footer a');
  return [...new Set(['/', ...readPageRecords(host).map((record) => record.path), ...linked])];
}

/** Finds examples among the linked pages that have no record: the first lot, or the first part and entry of a section. */
async function findExamples(page: Page, path: string): Promise<readonly string[]> {
  const [lot] = await readLinks(page, '[data-lot] a[href^="/cars/"]');
  if (lot !== undefined) return [lot];
  const below = `a[href^="${path}/"]`;
  const links = path === '/' ? [] : [`main nav ${below}`, `main ${below}:not(nav a)`];
  const lists = await Promise.all(links.map((selector) => readLinks(page, selector)));
  return lists.flatMap(([first]) => first ?? []);
}

async function expectGoodPage(page: Page, host: Host, path: string): Promise<void> {
  const response = await page.goto(addresses[host] + path);
  expect(response?.status(), path).toBe(200);
  await expect(page, path).toHaveTitle(/.{3,} — Ввоз$|^Ввоз/);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
  await expect(page.getByRole('main'), path).toHaveCount(1);
  expect(await page.locator(ITEM).count(), `items of ${path}`).toBeGreaterThan(0);
  if (path !== '/')
    await expect(page.getByRole('navigation', { name: 'Вы здесь' }), `breadcrumb of ${path}`).toHaveCount(1);
}

/** Expects the title of a page record, and lots of its template's type. */
async function expectTemplate(page: Page, host: Host, path: string): Promise<void> {
  const record = readPageRecords(host).find((one) => one.path === path);
  if (!record || record.template === 'home') return;
  await expect(page.getByRole('heading', { level: 1 }), path).toContainText(record.title);
  const template = findTemplate(record.template);
  if (!template) return;
  const lots = await page
    .locator('[data-lot]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-lot') ?? ''));
  expect(lots.length, `lots of ${path}`).toBe(template.pageSize);
  // Left-hand machines have the type of the machines of their country.
  const types = template.type === 'left' ? ['left', template.typeParent] : [template.type];
  expect(
    lots.filter((lot) => !types.includes(lot.split('/')[0] ?? '')),
    `lots of another type on ${path}`,
  ).toEqual([]);
}

/** Names the kind of the pages that pages of `kind` lead to. */
const nameExamples = (kind: string): string => `example of ${kind}`;

/** Returns the kind of a page. Pages of one template, catalogues of one group and all lots have the same parts. */
function getPageKind(host: Host, path: string): string {
  if (path.startsWith('/cars/')) return 'lot';
  const template = readPageRecords(host).find((one) => one.path === path)?.template ?? path;
  return findTemplate(template)?.group ?? template;
}

/**
 * Kinds of pages of the main host, except its front page. The test of the main host checks one page of each kind
 * completely.
 */
const KINDS_OF_MAIN: ReadonlySet<string> = new Set([
  'lot',
  ...readPageRecords('main')
    .filter(({ path }) => path !== '/')
    .map(({ path }) => getPageKind('main', path))
    .flatMap((kind) => [kind, nameExamples(kind)]),
]);

/**
 * Expects the page to fit both widths, and axe to find nothing. Whole pages are checked at both widths in both schemes, the
 * first page of another kind in the dark scheme on a phone only. The others differ only in their texts, so they are checked on
 * a phone and without colours.
 */
async function expectGoodLayout(page: Page, path: string, extent: Extent): Promise<void> {
  const exclude = extent === 'whole' ? [] : REPEATED_PARTS;
  for (const width of [PHONE, DESKTOP]) {
    const state = `${path} at ${width}`;
    await page.setViewportSize({ width, height: HEIGHT });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${state} scrolls sideways`).toBe(0);
    if (extent === 'like another') {
      if (width !== PHONE) continue;
      await showWhole(page);
      await expectAccessibleTexts(page, state, exclude);
      continue;
    }
    await showWhole(page);
    if (width === PHONE || extent === 'whole') await expectAccessibleInBothSchemes(page, state, exclude);
    else await expectAccessible(page, state, exclude);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
}

for (const host of HOST_NAMES)
  test(
    `every page of ${host} has a title, one heading, breadcrumbs, items, valid data, and axe finds nothing`,
    PHONE_ONLY,
    async ({ page }) => {
      test.setTimeout(600_000);
      await sendAxeOnce(page);
      const seen = new Set<string>();
      const kinds = new Set(host === 'main' ? [] : KINDS_OF_MAIN);
      const results: ResultTexts[] = [];
      const getExtent = (kind: string): Extent => {
        // The front page comes first.
        if (seen.size === 1) return 'whole';
        if (kinds.has(kind)) return 'like another';
        return WHOLE_KINDS.includes(kind) ? 'whole' : 'first of its kind';
      };
      /** Checks a page and returns examples of the pages that it links to. */
      const visit = async (path: string, kind: string): Promise<readonly string[]> => {
        if (seen.has(path)) return [];
        seen.add(path);
        await expectGoodPage(page, host, path);
        await expectTemplate(page, host, path);
        const result = await expectSearchSignals(page, kind, new URL(path, addresses[host]));
        if (result) results.push(result);
        const examples = await findExamples(page, path);
        const extent = getExtent(kind);
        await expectGoodLayout(page, path, extent);
        kinds.add(kind);
        return examples;
      };
      for (const path of await listPaths(page, host)) {
        const kind = getPageKind(host, path);
        const examples = await visit(path, kind);
        for (const example of examples) {
          const exampleKind = getPageKind(host, example);
          await visit(example, exampleKind === 'lot' ? 'lot' : nameExamples(kind));
        }
      }
      expect(seen.size).toBeGreaterThan(readPageRecords(host).length);
      expect(findTextFaults(results)).toEqual([]);
    },
  );
