import { Parser } from 'htmlparser2';

/** What a crawler reads from an HTML page. Addresses are absolute, without a fragment. */
export interface CrawledDocument {
  readonly title: string;
  /** Number of h1 elements. */
  readonly headings: number;
  readonly canonicals: readonly string[];
  /** Words of the robots element: `noindex`, `follow`. */
  readonly robots: readonly string[];
  /** Links to follow, each once: without `rel="nofollow"`. */
  readonly links: readonly string[];
}

/** Documents to download have no HTML to check. */
const DOWNLOADS = '/files/';

/** Makes an address absolute; undefined when it is no HTTP address. */
function toAddress(href: string | undefined, base: string): string | undefined {
  if (href === undefined || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const splitWords = (text = ''): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Reads an HTML page without running scripts.
 * @param address the page's own address
 */
export function readDocument(html: string, address: string): CrawledDocument {
  let title = '';
  let headings = 0;
  let isInTitle = false;
  const canonicals: string[] = [];
  const robots: string[] = [];
  const links = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const rel = splitWords(attributes['rel']);
      if (name === 'title' && title === '') isInTitle = true;
      if (name === 'h1') headings += 1;
      if (name === 'meta' && attributes['name'] === 'robots')
        robots.push(...splitWords(attributes['content']));
      const target = toAddress(attributes['href'], address);
      if (target === undefined) return;
      if (name === 'link' && rel.includes('canonical')) canonicals.push(target);
      if (name === 'a' && !rel.includes('nofollow') && !new URL(target).pathname.startsWith(DOWNLOADS))
        links.add(target);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  return { title, headings, canonicals, robots, links: [...links] };
}
