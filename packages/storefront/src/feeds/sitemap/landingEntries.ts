import type { PathFacet } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatLandingPath } from '@vvoz/seo/landingAddress';
import type { SitemapEntry } from '@vvoz/seo/sitemap/formatSitemap';
import { splitPath } from '../../address/splitPath.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import type { LandingPart } from '../../data/landingPages.ts';
import { isReservedPath } from '../../address/reservedPaths.ts';

/**
 * Creates a filter that keeps the first of several names with the same address, such as `LAND CRUISER` and `LAND-CRUISER`. Such
 * names have the same owner: the names before the last one.
 */
function createTwinFilter() {
  let owner = '';
  let seen = new Set<string>();
  return (names: readonly string[], path: string): boolean => {
    const nextOwner = names.slice(0, -1).join('\n');
    if (nextOwner !== owner) {
      owner = nextOwner;
      seen = new Set();
    }
    return seen.size < seen.add(path).size;
  };
}

/**
 * Creates a filter that drops brands without a page: in the catalogue at `/`, a brand that is named like another page of the
 * host. Landings are sorted by brand, so only the last result is remembered.
 */
function createBrandFilter(
  { host, catalogues }: Pick<Storefront, 'host' | 'catalogues'>,
  { path: base }: Template,
) {
  const bases = catalogues.all.map(({ path }) => path);
  let last: { readonly brand: string | undefined; readonly isOwn: boolean } | undefined;
  return ([brand]: readonly string[], path: string): boolean => {
    if (!last || last.brand !== brand)
      last = { brand, isOwn: !isReservedPath(host, path) && splitPath(path, bases)?.base === base };
    return last.isOwn;
  };
}

/**
 * Reads the landings of a part as entries of a sitemap. Their addresses are the canonical ones of their pages.
 */
export async function* readLandingEntries(
  site: Pick<Storefront, 'host' | 'catalogues' | 'data' | 'origin'>,
  template: Template,
  level: PathFacet,
  part: LandingPart,
): AsyncGenerator<readonly SitemapEntry[], void, undefined> {
  const { origin } = new URL(site.origin());
  const isFirst = createTwinFilter();
  const hasPage = createBrandFilter(site, template);
  for await (const landings of site.data.readLandings(template, level, part))
    yield landings.flatMap(({ names, changed }) => {
      const path = formatLandingPath(template.path, names);
      if (path === undefined || !isFirst(names, path) || !hasPage(names, path)) return [];
      return [{ url: origin + path, changed }];
    });
}
