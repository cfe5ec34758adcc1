import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { findChosenKinds } from '@vvoz/catalogue/address/kindFacets';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';

/**
 * Finds the canonical address of a landing page: the catalogue, a brand, a model, a body code, or kinds of vehicles, which
 * are in the query string. The order of lots and the page number do not matter. Returns undefined if other filters are set, because such a page is not a landing page.
 */
export function findLandingPath(base: string, { lists, ranges, texts }: CatalogueQuery): string | undefined {
  const pathFacets = listPathFacets({ ...EMPTY_QUERY, lists, ranges, texts });
  const chosenFacets = [lists, ranges, texts].flatMap((part) => Object.keys(part));
  const isLanding =
    findChosenKinds({ lists, ranges, texts }) !== undefined ||
    (chosenFacets.length === pathFacets.length &&
      pathFacets.every((key) => FACET_DETAILS[key].seo === 'index'));
  return isLanding ? formatCatalogueAddress(base, { ...EMPTY_QUERY, lists }) : undefined;
}
