import { readCatalogPath } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { PATH_FACETS, type CatalogQuery, type PathFacet } from '@vvoz/catalogue/query/query';
import { splitPath } from './cataloguePath.ts';
import type { SettledView } from './session.ts';

/** What an address asks for: `foreign` where it is not the catalogue's, `unknown` where its names are not known here. */
export type OwnAddress =
  | { readonly kind: 'query'; readonly query: CatalogQuery }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' };

/**
 * Reads addresses of one catalogue without asking anybody: paths have lost the spaces of names, so that the names of every
 * choice that was on screen, and of the options offered beside it, are kept.
 */
export function createAddressReader(base: string) {
  const known: Record<PathFacet, Set<string>> = { brand: new Set(), model: new Set(), kuzov: new Set() };
  return {
    /** Keeps the names of a choice. */
    learn: ({ lists }: CatalogQuery): void => {
      for (const key of PATH_FACETS) for (const name of lists[key] ?? []) known[key].add(name);
    },
    /** @param shown the view on screen, whose options are looked through too */
    read: ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, shown: SettledView): OwnAddress => {
      const split = splitPath(pathname, [base]);
      if (!split) return { kind: 'foreign' };
      const chosen = readCatalogPath(split.segments, (key) => [
        ...known[key],
        ...(shown.facets.options[key] ?? []).map(({ value }) => value),
      ]);
      return chosen ? { kind: 'query', query: parseCatalogUrl(search, chosen) } : { kind: 'unknown' };
    },
  };
}
