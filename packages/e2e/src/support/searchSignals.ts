import type { Page } from '@playwright/test';
import { findJsonLdFaults, readJsonLd } from '@vvoz/seo/testing/validateJsonLd';
import type { ResultTexts } from '@vvoz/seo/texts/findTextFaults';
import { expect } from './test.ts';

/** Reads what search engines use: meta elements and structured data (JSON-LD). */
const readSignals = (page: Page) =>
  page.evaluate(() => {
    const readMeta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
    return {
      title: document.title.replace(/ — Ввоз$/, ''),
      description: readMeta('description'),
      isHidden: readMeta('robots').includes('noindex'),
      // The attribute, because the property is absolute for any address.
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
      data: Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
        String(script.textContent),
      ),
    };
  });

/** Types of which a page's structured data must contain one, by kind of page. Breadcrumbs are checked on every page. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  home: ['AutoDealer', 'WebSite'],
  lot: ['Car', 'Motorcycle', 'Vehicle'],
  'vopros-otvet': ['FAQPage'],
  otzyvy: ['AutoDealer'],
  'example of informacziya': ['Article', 'BreadcrumbList'],
  'example of video': ['VideoObject', 'BreadcrumbList'],
  ...Object.fromEntries(
    ['auction', 'stats', 'left', 'stock', 'spec'].map((group) => [group, ['ItemList']] as const),
  ),
};

/**
 * Expects a page to have either its own canonical address or `noindex`, and valid structured data. Returns the texts
 * that search results show; undefined for a page with `noindex`.
 * @param kind key of `TYPES`; other kinds need breadcrumbs only
 * @param address full address of the page
 */
export async function expectSearchSignals(
  page: Page,
  kind: string,
  address: URL,
): Promise<ResultTexts | undefined> {
  const { title, description, isHidden, canonical, data } = await readSignals(page);
  const where = address.pathname;
  expect(canonical === undefined, `canonical address or noindex of ${where}`).toBe(isHidden);
  // The catalogue of China is on two hosts.
  if (canonical !== undefined && !where.startsWith('/china'))
    expect(new URL(canonical).pathname, where).toBe(address.pathname);
  // Forms and the shelf belong to one visitor, so they have no structured data.
  if (isHidden && TYPES[kind] === undefined) return undefined;
  expect(data.length, `scripts with data of ${where}`).toBe(1);
  const [text = ''] = data;
  expect(await findJsonLdFaults(text), `data of ${where}`).toEqual([]);
  const types = readJsonLd(text).map((thing) => String(thing['@type']));
  const expected = TYPES[kind] ?? ['BreadcrumbList'];
  expect(
    types.some((type) => expected.includes(type)),
    `${types.join()} of ${where}`,
  ).toBe(true);
  expect(types.includes('BreadcrumbList'), `breadcrumbs of ${where}`).toBe(where !== '/');
  return isHidden ? undefined : { title, description };
}
