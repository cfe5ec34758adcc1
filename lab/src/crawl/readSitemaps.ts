import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const locationsSchema = z.array(z.object({ loc: z.string() })).default([]);
const sitemapSchema = z.object({
  sitemapindex: z.object({ sitemap: locationsSchema }).optional(),
  urlset: z.object({ url: locationsSchema }).optional(),
});

const parser = new XMLParser({ isArray: (name) => name === 'sitemap' || name === 'url' });

/** True for bytes of a gzip file. Fetch undoes `Content-Encoding: gzip`, but not the compression of a `.gz` file. */
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Reads a sitemap, or an index with all its parts. Returns the addresses. Throws when an answer is not 200 or no sitemap. */
export async function readSitemap(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} is answered with ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = (isGzip(bytes) ? gunzipSync(bytes) : Buffer.from(bytes)).toString('utf8');
  const { sitemapindex, urlset } = sitemapSchema.parse(parser.parse(text));
  if (!sitemapindex && !urlset) throw new Error(`${address} is no sitemap`);
  const parts = await Promise.all((sitemapindex?.sitemap ?? []).map(({ loc }) => readSitemap(loc)));
  return [...parts.flat(), ...(urlset?.url ?? []).map(({ loc }) => loc)];
}
