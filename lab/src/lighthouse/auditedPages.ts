import type { Host } from '@vvoz/catalogue/hosts/hosts';
import {
  isCatalogue,
  listPages,
  makePage,
  type RecordRow,
  type ShotPage,
} from '@vvoz/tools/screenshots/listPages';

/** Pages that every host has and no record names, by their kind. */
const OTHERS = [
  ['favourites', '/izbrannoe'],
  ['comparison', '/sravnenie'],
  ['request', '/zayavka'],
] as const;

/** The page that represents a kind of page of a host. */
export interface AuditedPage {
  /** Unique: `china lot`. */
  readonly name: string;
  readonly host: Host;
  readonly path: string;
}

const namePage = ({ host, path, template }: ShotPage, kind = template): AuditedPage => ({
  name: `${host} ${kind}`,
  host,
  path,
});

/**
 * Lists one page of each kind of a host, as far as addresses are known; the first catalogue represents all catalogues. Pages
 * with an error status are left out, because Lighthouse cannot audit them.
 */
export function listAuditedPages(
  host: Host,
  records: Readonly<Record<Host, readonly RecordRow[]>>,
): readonly AuditedPage[] {
  const pages = listPages(records).filter((page) => page.host === host && page.status === 200);
  const named = [
    ...pages.map((page) => namePage(page, isCatalogue(page) ? 'list' : page.template)),
    ...OTHERS.map(([kind, path]) => namePage(makePage(host, path, kind))),
  ];
  return [...new Map(named.toReversed().map((page) => [page.name, page])).values()].toReversed();
}

/** Finds the first link of a page whose path matches. */
const findLink = (html: string, pattern: RegExp): string | undefined =>
  [...html.matchAll(/href="(\/[^"?#]*)"/g)].map(([, href = '']) => href).find((href) => pattern.test(href));

/**
 * Finds pages that only links lead to: a lot, the landings of a brand and of a model, an article.
 * @param read returns the HTML of a path of the host
 */
export async function findLinkedPages(
  host: Host,
  known: readonly AuditedPage[],
  read: (path: string) => Promise<string>,
): Promise<readonly AuditedPage[]> {
  const linkedPages: AuditedPage[] = [];
  const follow = async (from: string | undefined, kind: string, build: (path: string) => RegExp) => {
    const path = from === undefined ? undefined : findLink(await read(from), build(from));
    if (path !== undefined) linkedPages.push({ name: `${host} ${kind}`, host, path });
    return path;
  };
  const below = (path: string) => new RegExp(`^${path === '/' ? '' : path}/[a-z0-9-]+$`);
  const find = (kind: string) => known.find(({ name }) => name === `${host} ${kind}`)?.path;
  const list = find('list');
  await follow(list, 'lot', () => /^\/cars\/[a-z_]+\/[^/]+$/);
  // On a host whose list is the front page, texts look like brands.
  const brand = list === '/' ? undefined : await follow(list, 'brand', below);
  await follow(brand, 'model', below);
  await follow(find('informacziya'), 'article', () => /^\/informacziya\/.+/);
  return linkedPages;
}
