import { gzipSync } from 'node:zlib';

/** Parses the attributes of a tag: names in lower case, `&amp;` in values unescaped. */
function parseAttributes(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const match of tag.matchAll(/\s([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi)) {
    const [, name = '', double, single, bare] = match;
    attributes.set(name.toLowerCase(), (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'));
  }
  return attributes;
}

/**
 * Lists the addresses of all scripts that a modern browser loads with this HTML: `<script src>` without `nomodule`, and
 * preloaded scripts. Each occurs once, in the order of the page.
 */
export function listLoadedScripts(html: string): string[] {
  const addresses = new Set<string>();
  for (const [tag, name = ''] of html.matchAll(/<(script|link)\b[^>]*>/gi)) {
    const attributes = parseAttributes(tag);
    if (name.toLowerCase() === 'script') {
      const src = attributes.get('src');
      if (src !== undefined && !attributes.has('nomodule')) addresses.add(src);
      continue;
    }
    const rel = attributes.get('rel')?.toLowerCase();
    const href = attributes.get('href');
    const isScript = rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
    if (isScript && href !== undefined) addresses.add(href);
  }
  return [...addresses];
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/**
 * Returns the size of the JavaScript of a page's first load: bytes, each file compressed by gzip -9. Throws when the page
 * loads none.
 */
export async function measureFirstLoad(page: string): Promise<number> {
  const scripts = listLoadedScripts(await fetchText(page));
  if (scripts.length === 0) throw new Error(`${page} loads no script: check the address`);
  return measureCompressed(scripts.map((address) => new URL(address, page).href));
}

/** Returns the total size of files: bytes, each file compressed by gzip -9. */
export async function measureCompressed(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await fetchText(address), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
