import { escapeXml } from '../escapeXml.ts';

/** An address that search engines should visit. */
export interface SitemapEntry {
  /** Absolute, percent-encoded. */
  readonly url: string;
  /** When its content changed: a day, or ISO time in UTC. */
  readonly changed?: string | undefined;
}

/** Addresses of this length or more are left out (sitemaps.org). The length counts XML escapes, because they add to a part's size. */
const MAX_URL_LENGTH = 2048;

/**
 * Addresses in one part. The protocol allows 50,000 addresses and 50 MB; 20,000 addresses of 2,047 characters with their
 * elements stay below both.
 */
export const MAX_PART_URLS = 20_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A day or a time in UTC, in the format W3C Datetime. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z)?$/;

const formatEntry = (element: 'url' | 'sitemap', { url, changed }: SitemapEntry): string => {
  const loc = escapeXml(url);
  if (loc.length >= MAX_URL_LENGTH) return '';
  const lastmod = changed !== undefined && DATE.test(changed) ? `<lastmod>${changed}</lastmod>` : '';
  return `<${element}><loc>${loc}</loc>${lastmod}</${element}>\n`;
};

/** Formats one part of a sitemap. Yields its text piece by piece, one piece for each page of addresses. */
export async function* formatSitemap(
  pages: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string, void, undefined> {
  let text = `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const page of pages) {
    yield text + page.map((entry) => formatEntry('url', entry)).join('');
    text = '';
  }
  yield `${text}</urlset>\n`;
}

/** Formats the index of a sitemap. */
export const formatSitemapIndex = (parts: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.map((part) => formatEntry('sitemap', part)).join('')}</sitemapindex>\n`;
