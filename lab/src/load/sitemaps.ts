import type { MeasuredProcess, Peak } from './MeasuredProcess.ts';

/** Limits of one file (sitemaps.org). */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** How much the heap may grow after the first parts, MB. */
const MAX_GROWTH_MB = 48;
/** Index of the part after which the heap should hardly grow any more. */
const WARM_PART = 5;

export interface SitemapResult {
  readonly urls: number;
  readonly parts: number;
  readonly seconds: number;
  readonly peak: Peak;
  readonly faults: readonly string[];
}

const listAddresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]{1,2048})<\/loc>/g)].flatMap(([, address]) => address ?? []);

/** Downloads a part and counts its addresses and bytes, without holding it in memory. */
async function readPart(address: string): Promise<{ readonly urls: number; readonly bytes: number }> {
  const { status, body } = await fetch(address);
  if (status !== 200 || !body) throw new Error(`${address}: status ${status}`);
  let urls = 0;
  let bytes = 0;
  for await (const chunk of body.pipeThrough(new DecompressionStream('gzip'))) {
    bytes += chunk.length;
    // Each address has its own line.
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) urls += 1;
  }
  // Three lines belong to the declaration and to the root element.
  return { urls: urls - 3, bytes };
}

/**
 * Reads the whole sitemap of a site, and measures the site's memory.
 * @param expected number of landings that the sitemap must list; other pages are not counted
 */
export async function measureSitemaps(
  site: MeasuredProcess,
  expected: number,
  onDetail: (text: string) => void,
): Promise<SitemapResult> {
  const begun = performance.now();
  const index = listAddresses(await (await fetch(`${site.url}/sitemap.xml`)).text());
  const faults: string[] = [];
  let urls = 0;
  let warm: Peak | undefined;
  for (const [at, address] of index.entries()) {
    const { pathname } = new URL(address);
    const part = await readPart(site.url + pathname);
    if (part.urls > MAX_URLS || part.bytes > MAX_BYTES)
      faults.push(`${pathname} has ${part.urls} addresses and ${part.bytes} bytes`);
    if (!pathname.endsWith('/pages.xml.gz')) urls += part.urls;
    if (at === WARM_PART) warm = site.readPeak();
    onDetail(`${urls} addresses`);
  }
  const peak = site.readPeak();
  if (urls !== expected) faults.push(`${urls} landings instead of ${expected}`);
  if (warm && peak.heapMb - warm.heapMb > MAX_GROWTH_MB)
    faults.push(`the heap grew from ${warm.heapMb} to ${peak.heapMb} MB`);
  const end = site.findEnd();
  if (end !== undefined) faults.push(end);
  return { urls, parts: index.length, seconds: (performance.now() - begun) / 1000, peak, faults };
}
