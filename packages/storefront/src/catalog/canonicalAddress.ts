import { applyPatch } from '@vvoz/api/catalog/applyPatch';
import { FACETS } from '@vvoz/api/catalog/facets';
import { formatCatalogUrl } from '@vvoz/api/catalog/formatCatalogUrl';
import { isCatalogParameter, parameterName } from '@vvoz/api/catalog/parameters';
import { parseCatalogUrl, readList } from '@vvoz/api/catalog/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/api/catalog/query';

const WAS = new Set(FACETS.map((facet) => `${facet.url}_was`));

const isOurs = (name: string): boolean => isCatalogParameter(name) || WAS.has(parameterName(name));

/** Facets whose change clears others tell by `brand_was` what they were when the form was made. */
const CLEARING = FACETS.filter((facet) => facet.kind === 'list').filter((facet) => facet.clears);

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
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !isOurs(name));
  const parts = [
    formatCatalogUrl(forgetDependents(parseCatalogUrl(search), new URLSearchParams(search))),
    new URLSearchParams(foreign).toString(),
  ];
  const wanted = parts.filter(Boolean).join('&');
  return plain(wanted) === plain(search.replace(/^\?/, '')) ? undefined : wanted;
}
