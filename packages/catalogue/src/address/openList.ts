import { PATH_FACETS, type PathFacet } from '../query/query.ts';

/**
 * Names the list of the panel that a page shows open, with all its options: `?panel=brand`. Only the form without
 * JavaScript sends it. It is no part of a query: no answer depends on it, and no link keeps it.
 */
export const OPEN_LIST_PARAMETER = 'panel';

/** Reads the open list of an address; undefined for an unknown or repeated name. */
export function readOpenList(
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): PathFacet | undefined {
  return PATH_FACETS.find((key) => key === search[OPEN_LIST_PARAMETER]);
}
