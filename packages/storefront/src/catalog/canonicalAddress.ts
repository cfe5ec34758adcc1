import { FACETS } from '@vvoz/api/catalog/facets';
import { formatCatalogUrl } from '@vvoz/api/catalog/formatCatalogUrl';
import { parseCatalogUrl } from '@vvoz/api/catalog/parseCatalogUrl';

const OURS = new Set([
  ...FACETS.flatMap((facet) =>
    facet.kind === 'range' ? [`${facet.url}_min`, `${facet.url}_max`] : [facet.url],
  ),
  'order_by',
  'page',
  'limit',
]);

const stem = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');

/** One spelling for comparison: percent-encodings of brackets and the like say the same. */
const plain = (search: string): string =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('&');

/**
 * The query string that a catalogue's address ought to have, or undefined when it has it already. A plain GET form sends
 * blanks and defaults; they go. Parameters that are not ours (marketing marks) stay behind ours as they came.
 */
export function canonicalSearch(search: string): string | undefined {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !OURS.has(stem(name)));
  const parts = [formatCatalogUrl(parseCatalogUrl(search)), new URLSearchParams(foreign).toString()];
  const wanted = parts.filter(Boolean).join('&');
  return plain(wanted) === plain(search.replace(/^\?/, '')) ? undefined : wanted;
}
