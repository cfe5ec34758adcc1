import { FACETS } from './facets.ts';
import { DEFAULT_LIMIT, DEFAULT_ORDER, DEFAULT_PAGE, type CatalogQuery } from './query.ts';
import { VIEW_NAMES } from './viewChoice.ts';

/** Percent-encodes a value in lower case and leaves readable what may stand in a query string. */
const encode = (value: string): string =>
  encodeURIComponent(value.toLowerCase())
    .replace(/%20/g, '+')
    .replace(/%3A/g, ':')
    .replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * The canonical query string of a query, without `?`: the facets in the registry's order, a list of one collapsed to
 * `field=value`, longer ones as repeated `field[]=value`, everything lower case, the defaults (order date_desc, page 1,
 * limit 8) left out. One query has one string: it is the key of every cache.
 */
export function formatCatalogUrl(query: CatalogQuery): string {
  const parts: string[] = [];
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const list = query.lists[facet.key] ?? [];
      const name = list.length > 1 ? `${facet.url}[]` : facet.url;
      for (const value of list) parts.push(`${name}=${encode(value)}`);
    } else if (facet.kind === 'range') {
      const range = query.ranges[facet.key];
      if (range?.min !== undefined) parts.push(`${facet.url}_min=${range.min}`);
      if (range?.max !== undefined) parts.push(`${facet.url}_max=${range.max}`);
    } else {
      const text = query.texts[facet.key];
      if (text) parts.push(`${facet.url}=${encode(text)}`);
    }
  }
  if (query.order !== DEFAULT_ORDER) parts.push(`order_by=${query.order}`);
  if (query.page !== DEFAULT_PAGE) parts.push(`page=${query.page}`);
  if (query.limit !== undefined && query.limit !== DEFAULT_LIMIT) parts.push(`limit=${query.limit}`);
  for (const name of VIEW_NAMES) if (query.view?.[name]) parts.push(`${name}=${query.view[name]}`);
  return parts.join('&');
}

/** The path with the canonical query string behind it, or the bare path where there is nothing to say. */
export function catalogHref(path: string, query: CatalogQuery): string {
  const search = formatCatalogUrl(query);
  return search ? `${path}?${search}` : path;
}
