import { FACETS, type FacetKey } from '../facets/facets.ts';
import { escapeCommas } from '../query/commaLists.ts';
import { PARAMETERS } from './parameters.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, type CatalogueQuery } from '../query/query.ts';
import { DEFAULT_ORDER } from '../query/orders.ts';
import { VIEW_NAMES } from '../query/viewChoice.ts';

/** Percent-encodes a value in lower case. A space becomes `+`, and a colon is not encoded. */
const encode = (value: string): string =>
  encodeURIComponent(value.toLowerCase())
    .replace(/%20/g, '+')
    .replace(/%3A/g, ':')
    .replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * Formats the canonical query string, without `?`: facets in the order of the registry; one value as `field=value`,
 * several as repeated `field[]=value`; lower case; defaults (order date_desc, page 1, limit 8) omitted. Equal queries
 * give equal strings, so caches use the string as a key.
 * @param pathFacets facets in the path: their lists are omitted if they have one value (specification, section 5)
 */
export function formatCatalogueUrl(query: CatalogueQuery, pathFacets: readonly FacetKey[] = []): string {
  const parts: string[] = [];
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const list = query.lists[facet.key] ?? [];
      if (list.length === 1 && pathFacets.includes(facet.key)) continue;
      const name = list.length > 1 ? `${facet.url}[]` : facet.url;
      for (const value of list) parts.push(`${name}=${encode(escapeCommas(value))}`);
    } else if (facet.kind === 'range') {
      const range = query.ranges[facet.key];
      if (range?.min !== undefined) parts.push(`${facet.url}_min=${range.min}`);
      if (range?.max !== undefined) parts.push(`${facet.url}_max=${range.max}`);
    } else {
      const text = query.texts[facet.key];
      if (text) parts.push(`${facet.url}=${encode(text)}`);
    }
  }
  const { order, page, limit } = PARAMETERS;
  if (query.order !== DEFAULT_ORDER) parts.push(`${order.url}=${query.order}`);
  if (query.page !== DEFAULT_PAGE) parts.push(`${page.url}=${query.page}`);
  if (query.limit !== undefined && query.limit !== DEFAULT_LIMIT) parts.push(`${limit.url}=${query.limit}`);
  for (const name of VIEW_NAMES) if (query.view?.[name]) parts.push(`${name}=${query.view[name]}`);
  return parts.join('&');
}
