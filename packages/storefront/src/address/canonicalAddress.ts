import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { isCatalogueParameter } from '@vvoz/catalogue/address/isCatalogueParameter';
import { normalizeParameterName } from '@vvoz/catalogue/address/parameters';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { readList } from '@vvoz/catalogue/query/readValues';
import { PATH_FACETS, type CatalogueQuery, type PathChoice } from '@vvoz/catalogue/query/query';
import type { SplitPath } from './splitPath.ts';

/** Names of the hidden fields with the value that a facet had when the form was rendered: `brand_was`. */
const WAS_NAMES = new Set(FACETS.map((facet) => `${facet.url}_was`));

const isOwnParameter = (name: string): boolean =>
  isCatalogueParameter(name) || WAS_NAMES.has(normalizeParameterName(name));

/** Facets whose change clears others (a new brand clears the model). */
const CLEARING = FACETS.filter((facet) => facet.kind === 'list').filter((facet) => facet.clears);

/** Converts an address into one spelling for comparison, because it can be percent-encoded in several ways. */
function normalizeAddress(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const search = rest.join('?');
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`);
  return [decodeURIComponent(path), ...pairs].join('&');
}

/** Drops values that depended on a changed facet: a form without JavaScript sends the old model with a new brand. */
function forgetDependents(query: CatalogueQuery, params: URLSearchParams): CatalogueQuery {
  let next = query;
  for (const facet of CLEARING) {
    const was = params.get(`${facet.url}_was`);
    const now = next.lists[facet.key] ?? [];
    if (was === null || readList(facet, [was]).join() === now.join()) continue;
    next = applyPatch(next, { lists: { [facet.key]: now }, page: next.page });
  }
  return next;
}

/** Decodes path segments into names as the path spells them; undefined when they cannot be names. */
function decodeSegments(segments: readonly string[]): PathChoice | undefined {
  try {
    const choice = Object.fromEntries(
      segments.map((segment, index) => [PATH_FACETS[index] ?? '', decodeURIComponent(segment)]),
    );
    const isPathChoice = listPathFacets(parseCatalogueUrl('', choice)).length === segments.length;
    return isPathChoice ? choice : undefined;
  } catch {
    // A segment is not percent-encoded UTF-8, so it cannot be a name.
    return undefined;
  }
}

/** Keeps the names of a path up to the first one that the search parameters replace. */
function keepUnreplaced(choice: PathChoice, { lists, texts }: CatalogueQuery): PathChoice {
  const end = PATH_FACETS.findIndex(
    (key) => lists[key] !== undefined || (key === 'kuzov' && texts.generation !== undefined),
  );
  return Object.fromEntries(
    PATH_FACETS.slice(0, end === -1 ? undefined : end).flatMap((key) =>
      choice[key] === undefined ? [] : [[key, choice[key]]],
    ),
  );
}

/**
 * Finds the canonical address of a choice in a catalogue: brand, model and body code in the path, everything else in the
 * query string. Returns undefined if the address is canonical already. Blanks and defaults, which a plain GET form sends, are
 * dropped. Unknown parameters (marketing tags) are kept unchanged after the others. A path that cannot name a choice is not
 * redirected; its page answers 404.
 */
export function findCanonicalAddress({ base, segments }: SplitPath, search: string): string | undefined {
  const choice = decodeSegments(segments);
  if (!choice) return undefined;
  const params = new URLSearchParams(search);
  const query = parseCatalogueUrl(params, keepUnreplaced(choice, parseCatalogueUrl(params)));
  const address = formatCatalogueAddress(base, forgetDependents(query, params));
  const foreign = new URLSearchParams([...params].filter(([name]) => !isOwnParameter(name))).toString();
  const wanted = foreign ? `${address}${address.includes('?') ? '&' : '?'}${foreign}` : address;
  const here = [base.replace(/\/$/, ''), ...segments].join('/') || '/';
  return normalizeAddress(wanted) === normalizeAddress(here + (search ? `?${search.replace(/^\?/, '')}` : ''))
    ? undefined
    : wanted;
}
