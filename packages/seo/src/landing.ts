import { formatCatalogAddress, listPathFacets } from '@vvoz/catalogue/address/catalogPath';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { EMPTY_QUERY, type CatalogQuery } from '@vvoz/catalogue/query/query';

/**
 * Canonical path of a catalogue page for search engines: of the catalogue, a brand, a model or a body code. The order
 * of lots and the page number do not matter. Returns undefined for any other choice of filters: it is not a landing
 * page.
 */
export function findLandingPath(base: string, { lists, ranges, texts }: CatalogQuery): string | undefined {
  const inPath = listPathFacets({ ...EMPTY_QUERY, lists, ranges, texts });
  const set = [lists, ranges, texts].flatMap((part) => Object.keys(part));
  const isLanding = set.length === inPath.length && inPath.every((key) => FACET_DETAILS[key].seo === 'index');
  return isLanding ? formatCatalogAddress(base, { ...EMPTY_QUERY, lists }) : undefined;
}
