import { readCatalogPath } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { PATH_FACETS, type CatalogQuery, type PathFacet } from '@vvoz/catalogue/query/query';
import { splitPath } from './cataloguePath.ts';
import type { SettledView } from './session.ts';

/**
 * The choice in an address. `foreign`: of another catalogue. `unknown`: contains a name that the browser has not seen.
 */
export type OwnAddress =
  | { readonly kind: 'query'; readonly query: CatalogQuery }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' };

/**
 * Creates a reader for the addresses of one catalogue that needs no request. A path does not show how a name is written
 * (`land-cruiser`), so the reader remembers the names of every choice that was on screen and looks through the options.
 */
export function createAddressReader(base: string) {
  const knownNames: Record<PathFacet, Set<string>> = { brand: new Set(), model: new Set(), kuzov: new Set() };
  return {
    /** Remembers the names of a choice. */
    learn: ({ lists }: CatalogQuery): void => {
      for (const key of PATH_FACETS) for (const name of lists[key] ?? []) knownNames[key].add(name);
    },
    /** @param shown the view on screen; its options are looked through too */
    read: ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, shown: SettledView): OwnAddress => {
      const split = splitPath(pathname, [base]);
      if (!split) return { kind: 'foreign' };
      const chosen = readCatalogPath(split.segments, (key) => [
        ...knownNames[key],
        ...(shown.facets.options[key] ?? []).map(({ value }) => value),
      ]);
      return chosen ? { kind: 'query', query: parseCatalogUrl(search, chosen) } : { kind: 'unknown' };
    },
  };
}
