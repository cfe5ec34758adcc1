import { readCataloguePath } from '@vvoz/catalogue/address/cataloguePath';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { PATH_FACETS, type CatalogueQuery, type PathFacet } from '@vvoz/catalogue/query/query';
import type { SettledView } from '../../model/settledView.ts';

/**
 * The choice in an address. `foreign`: of another catalogue. `unknown`: contains a name that the browser has not seen.
 */
export type OwnAddress =
  | { readonly kind: 'query'; readonly query: CatalogueQuery }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' };

/**
 * Creates a reader for the addresses of one catalogue that needs no request. A path does not show how a name is written
 * (`land-cruiser`), so the reader remembers the names of every choice that was on screen and looks through the options.
 */
export function createAddressReader(base: string) {
  const root = base.replace(/\/$/, '');
  const knownNames: Record<PathFacet, Set<string>> = { brand: new Set(), model: new Set(), kuzov: new Set() };
  return {
    /** Remembers the names of a choice. */
    learn: ({ lists }: CatalogueQuery): void => {
      for (const key of PATH_FACETS) for (const name of lists[key] ?? []) knownNames[key].add(name);
    },
    /** @param shown the view on screen; its options are looked through too */
    read: ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, shown: SettledView): OwnAddress => {
      // Shorter than `splitPath`, which chooses among several catalogues.
      if (!`${pathname.toLowerCase()}/`.startsWith(`${root}/`)) return { kind: 'foreign' };
      const segments = pathname.slice(root.length).split('/').filter(Boolean);
      const chosen = readCataloguePath(segments, (key) => [
        ...knownNames[key],
        ...(shown.facets.options[key] ?? []).map(({ value }) => value),
      ]);
      return chosen ? { kind: 'query', query: parseCatalogueUrl(search, chosen) } : { kind: 'unknown' };
    },
  };
}
