import { listLoadedScripts } from '@vvoz/tools/size/loadedScripts';

/** Pictures that a phone shows before anybody scrolls. */
const FIRST_PICTURES = 3;

const unescapeAmpersands = (text: string): string => text.replaceAll('&amp;', '&');

const listMatches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].flatMap(([, path]) => (path === undefined ? [] : unescapeAmpersands(path)));

/** Files and pictures that a browser loads with a page, as paths. */
export interface PageFiles {
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** Lists what a browser loads with a page: scripts, stylesheets, the first pictures. */
export function listPageFiles(html: string): PageFiles {
  const styles = listMatches(html, /<link\b[^>]*rel="stylesheet"[^>]*href="(\/[^"]+)"/g);
  const pictures = listMatches(html, /<img\b[^>]*\ssrc="(\/[^"]+)"/g);
  const scripts = listLoadedScripts(html).filter((path) => path.startsWith('/'));
  return { files: [...new Set([...styles, ...scripts])], pictures: pictures.slice(0, FIRST_PICTURES) };
}

/** Lists the lots of a list, in its order. */
export const listLots = (html: string): readonly string[] => [
  ...new Set(listMatches(html, /href="(\/cars\/[^"?#]+)"/g)),
];

/** Lists the pages that a crawler follows: no lots, which robots.txt excludes, and no addresses with a query. */
export const listCrawlable = (html: string): readonly string[] => [
  ...new Set(listMatches(html, /<a\b[^>]*\shref="(\/(?!cars\/|api\/|_next\/|pictures\/)[^"?#]*)"/g)),
];
