import { KIND_FACETS } from '@vvoz/catalogue/address/kindFacets';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { CrawledPage } from './crawlSites.ts';

/** How many links away from the front page an indexable page may be. */
const MAX_DEPTH = 4;
/** The query parameter that any link for crawlers may have. */
const PAGE_PARAMETER = 'page';
/** The parameters of landings of kinds. A landing of few lots is hidden, one of another host names that as canonical. */
const KIND_PARAMETERS: ReadonlySet<string> = new Set(KIND_FACETS.map((key) => getFacet(key).url));

export interface CrawlFaultOptions {
  /** Addresses in the sitemaps of all hosts. */
  readonly listed: ReadonlySet<string>;
  /** True if the crawl visited every page: then it must have visited every listed address. */
  readonly isWhole: boolean;
}

const isHidden = ({ robots, robotsHeader }: CrawledPage): boolean =>
  robots.includes('noindex') || robotsHeader.includes('noindex');

/** True for a page that search engines list: it names itself as canonical. */
export const isIndexable = (page: CrawledPage): boolean =>
  page.status === 200 && !isHidden(page) && page.canonicals[0] === page.address;

/** Lists what is wrong with a page by itself. */
function* findPageFaults(page: CrawledPage): Generator<string> {
  const { address, canonicals, depth, headings, location, status, title } = page;
  if (status >= 300 && status < 400) yield `redirects to ${location}: link to that address instead`;
  else if (status !== 200) yield `is answered with ${status}`;
  if (status !== 200) return;
  const parameters = [...new URL(address).searchParams.keys()].filter(
    (name) => name !== PAGE_PARAMETER && !KIND_PARAMETERS.has(name),
  );
  if (parameters.length > 0) yield `is a filtered list (${parameters.join(', ')}), which no link may lead to`;
  if (canonicals.length > 0 && isHidden(page)) yield 'has a canonical address and is noindex';
  if (canonicals.length !== 1 && !isHidden(page)) yield `has ${canonicals.length} canonical addresses`;
  if (title.trim() === '') yield 'has no title';
  if (headings !== 1) yield `has ${headings} elements h1`;
  if (isIndexable(page) && depth > MAX_DEPTH) yield `is ${depth} links away from the front page`;
}

/** Lists titles that several indexable pages of a host share. */
function* findSharedTitles(pages: readonly CrawledPage[]): Generator<string> {
  const groups = Object.groupBy(pages, ({ address, title }) => `${new URL(address).origin} ${title}`);
  for (const group of Object.values(groups))
    if (group && group.length > 1)
      yield `${group.map(({ address }) => address).join(', ')}: have the same title «${group[0]?.title}»`;
}

/** Finds the faults of crawled pages, one line each: the address, the fault, and the page that links to it if known. */
export function findCrawlFaults(
  pages: readonly CrawledPage[],
  { listed, isWhole }: CrawlFaultOptions,
): readonly string[] {
  const indexable = pages.filter(isIndexable);
  const visited = new Map(pages.map((page) => [page.address, page]));
  const canonicals = new Set(indexable.map(({ address }) => address));
  const faults = pages.flatMap((page) =>
    [...findPageFaults(page)].map(
      (fault) => `${page.address}: ${fault} (linked from ${page.from ?? 'nowhere'})`,
    ),
  );
  const missing = indexable
    .filter(({ address }) => !listed.has(address))
    .map(({ address }) => `${address}: is indexable and in no sitemap`);
  const idle = [...listed].flatMap((address) => {
    const page = visited.get(address);
    if (!page) return isWhole ? [`${address}: is in a sitemap, and no link leads to it`] : [];
    return canonicals.has(address) ? [] : [`${address}: is in a sitemap and not indexable`];
  });
  return [...faults, ...findSharedTitles(indexable), ...missing, ...idle];
}
