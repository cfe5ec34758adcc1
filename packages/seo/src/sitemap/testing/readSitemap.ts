import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Limits of one file (sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_LOC = 2048;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const W3C_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

/**
 * Reads a sitemap or its index and checks the rules of the protocol. Throws an Error that names what is wrong.
 * @param root the element that the file must have
 */
export function readSitemap(root: 'urlset' | 'sitemapindex', xml: string): readonly Entry[] {
  const fail = (what: string): never => {
    throw new Error(`${root}: ${what}`);
  };
  const valid = XMLValidator.validate(xml);
  if (valid !== true) fail(valid.err.msg);
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) fail('no declaration with UTF-8');
  if (Buffer.byteLength(xml) > MAX_BYTES) fail(`${Buffer.byteLength(xml)} bytes`);
  const document = parser.parse(xml) as Record<string, Record<string, unknown>>;
  const { '?xml': _declaration, [root]: content, ...foreign } = document;
  if (content === undefined || Object.keys(foreign).length > 0) fail('another root element');
  const {
    '@_xmlns': namespace,
    [root === 'urlset' ? 'url' : 'sitemap']: found = [],
    ...others
  } = content ?? {};
  if (namespace !== NAMESPACE) fail(`namespace ${String(namespace)}`);
  if (Object.keys(others).some((name) => name !== '#text')) fail(`elements ${Object.keys(others).join()}`);
  const entries = found as readonly Entry[];
  if (entries.length > MAX_URLS) fail(`${entries.length} entries`);
  for (const { loc, lastmod, ...more } of entries) {
    if (Object.keys(more).length > 0) fail(`elements ${Object.keys(more).join()}`);
    if (URL.parse(loc)?.href !== loc || !/^https?:/.test(loc)) fail(`${loc} is not an encoded address`);
    if (loc.length >= MAX_LOC) fail(`${loc} is too long`);
    if (lastmod !== undefined && !W3C_DATE.test(lastmod)) fail(`${lastmod} is not a date`);
  }
  if (new Set(entries.map(({ loc }) => loc)).size < entries.length) fail('two entries with one address');
  return entries;
}
