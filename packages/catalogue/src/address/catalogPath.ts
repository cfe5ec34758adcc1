import { formatCatalogUrl } from './formatCatalogUrl.ts';
import { PATH_FACETS, type CatalogQuery, type PathChoice, type PathFacet } from '../query/query.ts';

const bare = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-');

/** `LAND CRUISER PRADO` → `land-cruiser-prado`, `DELICA D:5` → `delica-d%3A5`: a name as a part of a path. */
export const pathSegment = (name: string): string => encodeURIComponent(bare(name));

/**
 * What of a query can stand in a path: a brand, a model under it, a body code under that, as far as each is one and no
 * more. A generation takes the place of the body code and stays behind the question mark.
 */
export function facetsInPath({ lists, texts }: CatalogQuery): readonly PathFacet[] {
  const until = PATH_FACETS.findIndex(
    (key) => lists[key]?.length !== 1 || (key === 'kuzov' && texts.generation !== undefined),
  );
  return until === -1 ? PATH_FACETS : PATH_FACETS.slice(0, until);
}

/**
 * The address of a choice under a catalogue's path: `{catalogue}/{brand}/{model}/{kuzov}`, with the rest of the query
 * behind it; what stands in the path is left out there.
 */
export function catalogAddress(base: string, query: CatalogQuery): string {
  const inPath = facetsInPath(query);
  const segments = inPath.flatMap((key) => query.lists[key] ?? []).map(pathSegment);
  const path = [base.replace(/\/$/, ''), ...segments].join('/') || '/';
  const search = formatCatalogUrl(query, inPath);
  return search ? `${path}?${search}` : path;
}

/**
 * The choice that the segments behind a catalogue's path name, as they came in the address. Names lose their spaces in a
 * path, so that they are looked up: `namesOf` gives a facet's names under what is chosen already, the likeliest first.
 * undefined where a segment is no name of the catalogue: such a page is not there.
 */
export function readCatalogPath(
  segments: readonly string[],
  namesOf: (key: PathFacet, chosen: PathChoice) => readonly string[],
): PathChoice | undefined {
  if (segments.length > PATH_FACETS.length) return undefined;
  let chosen: PathChoice = {};
  for (const [index, segment] of segments.entries()) {
    const key = PATH_FACETS[index] ?? 'kuzov';
    // Frameworks hand segments over decoded or not.
    const wanted = segment.toLowerCase();
    const name = namesOf(key, chosen).find((one) =>
      [bare(one), pathSegment(one).toLowerCase()].includes(wanted),
    );
    if (name === undefined) return undefined;
    chosen = { ...chosen, [key]: name };
  }
  return chosen;
}
