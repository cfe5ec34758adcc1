import type { CrawledDocument } from './readDocument.ts';
import { readDocument } from './readDocument.ts';
import type { FetchPage } from './fetchPage.ts';

/** A page that was visited. */
export interface CrawledPage extends CrawledDocument {
  readonly address: string;
  /** How many links away from a front page. */
  readonly depth: number;
  /** The page that linked to it first; undefined for a front page. */
  readonly from: string | undefined;
  readonly status: number;
  readonly location: string | undefined;
  readonly robotsHeader: string;
}

export interface CrawlOptions {
  /** Addresses of the front pages. Links to other origins are not followed. */
  readonly starts: readonly string[];
  readonly fetchPage: FetchPage;
  /** Whether robots.txt of its host lets the crawler visit an address. */
  readonly isAllowed: (address: string) => boolean;
  /** Maximum number of pages of each kind; the others are not visited. */
  readonly maxPerKind?: number;
  /** Groups addresses whose pages have the same parts. */
  readonly getKind?: (address: string) => string;
  readonly onPage?: (page: CrawledPage) => void;
  readonly signal?: AbortSignal;
}

/** Pages that are loaded at the same time. */
const CONCURRENCY = 4;

/**
 * Follows every link from the front pages, nearest first, so that each page has its smallest depth. Visits an address once.
 * Ends when no link is left; the pages are in the order of the visit.
 */
export async function crawlSites(options: CrawlOptions): Promise<readonly CrawledPage[]> {
  const { starts, fetchPage, isAllowed, maxPerKind = Infinity, getKind = () => '' } = options;
  const origins = new Set(starts.map((start) => new URL(start).origin));
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  const pages: CrawledPage[] = [];

  const visit = async (address: string, depth: number, from: string | undefined): Promise<CrawledPage> => {
    const { html, ...response } = await fetchPage(address);
    const page = { address, depth, from, ...response, ...readDocument(html, address) };
    options.onPage?.(page);
    return page;
  };
  /** Lists the addresses that a page leads to and that were not seen before. A redirect leads to one. */
  const listNew = ({ links, location, status }: CrawledPage): readonly string[] =>
    (status >= 300 && status < 400 && location !== undefined ? [location] : links).filter((address) => {
      if (seen.has(address) || !origins.has(new URL(address).origin) || !isAllowed(address)) return false;
      seen.add(address);
      const kind = getKind(address);
      const count = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, count);
      return count <= maxPerKind;
    });

  let level: { readonly address: string; readonly from: string | undefined }[] = starts.map((address) => ({
    address,
    from: undefined,
  }));
  for (let depth = 0; level.length > 0; depth += 1) {
    const waiting = [...level];
    const visited: CrawledPage[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next && !options.signal?.aborted; next = waiting.shift())
        visited.push(await visit(next.address, depth, next.from));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    pages.push(...visited);
    level = visited.flatMap((page) => listNew(page).map((address) => ({ address, from: page.address })));
  }
  return pages;
}
