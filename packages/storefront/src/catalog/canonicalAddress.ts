import { applyPatch } from '@vvoz/api/catalog/applyPatch';
import { FACETS } from '@vvoz/api/catalog/facets';
import { formatCatalogUrl } from '@vvoz/api/catalog/formatCatalogUrl';
import { parseCatalogUrl, readList } from '@vvoz/api/catalog/parseCatalogUrl';
import { VIEW_NAMES } from '@vvoz/api/catalog/viewChoice';
import type { CatalogQuery } from '@vvoz/api/catalog/query';

const OURS = new Set([
  ...FACETS.flatMap((facet) =>
    facet.kind === 'range' ? [`${facet.url}_min`, `${facet.url}_max`] : [facet.url],
  ),
  'order_by',
  'page',
  'limit',
  ...VIEW_NAMES,
  ...FACETS.map((facet) => `${facet.url}_was`),
]);

/** Facets whose change clears others tell by `brand_was` what they were when the form was made. */
const CLEARING = FACETS.filter((facet) => facet.kind === 'list').filter((facet) => facet.clears);

const stem = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');

/** One spelling for comparison: percent-encodings of brackets and the like say the same. */
const plain = (search: string): string =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('&');

/** A form without JavaScript sends the old model beside a new brand: what depended on the change is forgotten here. */
function forgetDependents(query: CatalogQuery, params: URLSearchParams): CatalogQuery {
  let next = query;
  for (const facet of CLEARING) {
    const was = params.get(`${facet.url}_was`);
    const now = next.lists[facet.key] ?? [];
    if (was === null || readList(facet, [was]).join() === now.join()) continue;
    next = applyPatch(next, { lists: { [facet.key]: now }, page: next.page });
  }
  return next;
}

/**
 * The query string that a catalogue's address ought to have, or undefined when it has it already. A plain GET form sends
 * blanks and defaults; they go. Parameters that are not ours (marketing marks) stay behind ours as they came.
 */
export function canonicalSearch(search: string): string | undefined {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !OURS.has(stem(name)));
  const parts = [
    formatCatalogUrl(forgetDependents(parseCatalogUrl(search), new URLSearchParams(search))),
    new URLSearchParams(foreign).toString(),
  ];
  const wanted = parts.filter(Boolean).join('&');
  return plain(wanted) === plain(search.replace(/^\?/, '')) ? undefined : wanted;
}
