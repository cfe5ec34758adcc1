import { PATH_FACETS, type PathFacet } from '../query/query.ts';

/**
 * The parameter that names the open list of the panel, which shows all its options: `?panel=brand`. Only the form
 * without JavaScript sends it. It is not part of a query: it does not change which lots match, and links omit it.
 */
export const OPEN_LIST_PARAMETER = 'panel';

/** Reads the open list of an address; undefined for an unknown or repeated name. */
export function readOpenList(
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): PathFacet | undefined {
  return PATH_FACETS.find((key) => key === search[OPEN_LIST_PARAMETER]);
}
