import { formatCatalogueUrl } from './formatCatalogueUrl.ts';
import { PATH_FACETS, type CatalogueQuery, type PathChoice, type PathFacet } from '../query/query.ts';

const hyphenate = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-');

/** `LAND CRUISER PRADO` → `land-cruiser-prado`, `DELICA D:5` → `delica-d%3A5`: a name as a path segment. */
export const formatPathSegment = (name: string): string => encodeURIComponent(hyphenate(name));

/**
 * Facets of a query that can be path segments: brand, then model, then body code, as long as each has exactly one
 * value. If a generation is chosen, the body code is not a segment, and the generation stays in the query string.
 */
export function listPathFacets({ lists, texts }: CatalogueQuery): readonly PathFacet[] {
  const until = PATH_FACETS.findIndex(
    (key) => lists[key]?.length !== 1 || (key === 'kuzov' && texts.generation !== undefined),
  );
  return until === -1 ? PATH_FACETS : PATH_FACETS.slice(0, until);
}

/**
 * Address of a query on a catalogue: `{catalogue}/{brand}/{model}/{kuzov}`, followed by the other filters as a query
 * string.
 */
export function formatCatalogueAddress(base: string, query: CatalogueQuery): string {
  const inPath = listPathFacets(query);
  const segments = inPath.flatMap((key) => query.lists[key] ?? []).map(formatPathSegment);
  const path = [base.replace(/\/$/, ''), ...segments].join('/') || '/';
  const search = formatCatalogueUrl(query, inPath);
  return search ? `${path}?${search}` : path;
}

/**
 * Parses the path segments after a catalogue's path. Segments have lost the spaces of names, so names are looked up:
 * `listNames` returns the names of a facet for the choice so far, most likely first. Returns undefined if a segment
 * matches no name or is the fourth, because then the page does not exist.
 */
export function readCataloguePath(
  segments: readonly string[],
  listNames: (key: PathFacet, chosen: PathChoice) => readonly string[],
): PathChoice | undefined {
  if (segments.length > PATH_FACETS.length) return undefined;
  let choice: PathChoice = {};
  for (const [index, segment] of segments.entries()) {
    const key = PATH_FACETS[index] ?? 'kuzov';
    // Some frameworks decode segments, others do not.
    const wantedSegment = segment.toLowerCase();
    const name = listNames(key, choice).find((candidate) =>
      [hyphenate(candidate), formatPathSegment(candidate).toLowerCase()].includes(wantedSegment),
    );
    if (name === undefined) return undefined;
    choice = { ...choice, [key]: name };
  }
  return choice;
}
