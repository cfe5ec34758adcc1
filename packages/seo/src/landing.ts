import { catalogAddress, facetsInPath } from '@vvoz/catalogue/address/catalogPath';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { EMPTY_QUERY, type CatalogQuery } from '@vvoz/catalogue/query/query';

/**
 * The canonical path of what a catalogue shows, for search engines: the catalogue itself, a brand, a brand's model, a model's
 * body code, whatever their order and page. undefined for every other choice of filters: it is nobody's landing.
 */
export function landingPath(base: string, { lists, ranges, texts }: CatalogQuery): string | undefined {
  const inPath = facetsInPath({ ...EMPTY_QUERY, lists, ranges, texts });
  const set = [lists, ranges, texts].flatMap((part) => Object.keys(part));
  const whole = set.length === inPath.length && inPath.every((key) => FACET_DETAILS[key].seo === 'index');
  return whole ? catalogAddress(base, { ...EMPTY_QUERY, lists }) : undefined;
}
