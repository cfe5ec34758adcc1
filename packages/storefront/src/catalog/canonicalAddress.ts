import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { catalogAddress, facetsInPath } from '@vvoz/catalogue/address/catalogPath';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { isCatalogParameter, parameterName } from '@vvoz/catalogue/address/parameters';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { readList } from '@vvoz/catalogue/address/readValues';
import { PATH_FACETS, type CatalogQuery, type PathChoice } from '@vvoz/catalogue/query/query';
import type { SplitPath } from './cataloguePath.ts';

const WAS = new Set(FACETS.map((facet) => `${facet.url}_was`));

const isOurs = (name: string): boolean => isCatalogParameter(name) || WAS.has(parameterName(name));

/** Facets whose change clears others tell by `brand_was` what they were when the form was made. */
const CLEARING = FACETS.filter((facet) => facet.kind === 'list').filter((facet) => facet.clears);

/** One spelling for comparison: percent-encodings of brackets and the like say the same. */
function plain(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const search = rest.join('?');
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`);
  return [decodeURIComponent(path), ...pairs].join('&');
}

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

/** The segments as names, spelt as the path spells them; undefined where they cannot be any. */
function spelt(segments: readonly string[]): PathChoice | undefined {
  try {
    const choice = Object.fromEntries(
      segments.map((segment, index) => [PATH_FACETS[index] ?? '', decodeURIComponent(segment)]),
    );
    const named = facetsInPath(parseCatalogUrl('', choice)).length === segments.length;
    return named ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** What of a path holds beside its search parameters: these have the last word, and what hangs on a changed name goes. */
function kept(choice: PathChoice, { lists, texts }: CatalogQuery): PathChoice {
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
 * The address that a choice of a catalogue ought to have, or undefined when it has it already: brand, model and body code
 * in the path, the rest behind it. A plain GET form sends blanks and defaults; they go. Parameters that are not ours
 * (marketing marks) stay behind ours as they came. A path that cannot name a choice is left to the page, which is not there.
 */
export function canonicalAddress({ base, segments }: SplitPath, search: string): string | undefined {
  const choice = spelt(segments);
  if (!choice) return undefined;
  const params = new URLSearchParams(search);
  const query = parseCatalogUrl(params, kept(choice, parseCatalogUrl(params)));
  const address = catalogAddress(base, forgetDependents(query, params));
  const foreign = new URLSearchParams([...params].filter(([name]) => !isOurs(name))).toString();
  const wanted = foreign ? `${address}${address.includes('?') ? '&' : '?'}${foreign}` : address;
  const here = [base.replace(/\/$/, ''), ...segments].join('/') || '/';
  return plain(wanted) === plain(here + (search ? `?${search.replace(/^\?/, '')}` : '')) ? undefined : wanted;
}
