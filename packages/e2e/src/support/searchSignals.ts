import type { Page } from '@playwright/test';
import { findJsonLdFaults, readJsonLd } from '@vvoz/seo/testing/validateJsonLd';
import type { ResultTexts } from '@vvoz/seo/texts/findTextFaults';
import { expect } from './test.ts';

/** What search engines read in the head and the data of a page. */
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

/** Types that the data of a page has, by the kind of the page; the breadcrumbs are checked on each. */
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
 * Expects a page to have a canonical address of its own or to be hidden, never both, and valid data. Returns what search
 * results show of it; undefined for a hidden page.
 * @param kind of the page, by which its data is expected
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
  // Forms and the shelf are of one visitor, so they have nothing to say.
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
