import { readCataloguePath } from '@vvoz/catalogue/address/cataloguePath';
import { PATH_FACETS, type PathChoice, type PathFacet } from '@vvoz/catalogue/query/query';

/** A path split into a catalogue's path and the segments after it (brand, model, body code). */
export interface SplitPath {
  readonly base: string;
  /** Unchanged: encoded or not, as in the request. */
  readonly segments: readonly string[];
}

/** Splits a path after the longest of `bases` that it begins with, ignoring case; undefined when there is none. */
export function splitPath(pathname: string, bases: Iterable<string>): SplitPath | undefined {
  const lower = pathname.toLowerCase();
  const [base] = [...bases]
    .filter((one) => lower === one || lower.startsWith(one.endsWith('/') ? one : `${one}/`))
    .toSorted((one, other) => other.length - one.length);
  if (base === undefined) return undefined;
  return { base, segments: pathname.slice(base.length).split('/').filter(Boolean) };
}

/**
 * Resolves segments to the brand, model and body code that they name. `loadNames` loads the names of a facet, given the
 * previous choices. Undefined when a segment is not a known name. Throws what `loadNames` throws.
 */
export async function resolvePath(
  segments: readonly string[],
  loadNames: (key: PathFacet, chosen: PathChoice) => Promise<readonly string[]>,
): Promise<PathChoice | undefined> {
  if (segments.length > PATH_FACETS.length) return undefined;
  const namesByFacet: Partial<Record<PathFacet, readonly string[]>> = {};
  let chosen: PathChoice = {};
  for (const [index, key] of PATH_FACETS.slice(0, segments.length).entries()) {
    namesByFacet[key] = await loadNames(key, chosen);
    const read = readCataloguePath(segments.slice(0, index + 1), (facet) => namesByFacet[facet] ?? []);
    if (read === undefined) return undefined;
    chosen = read;
  }
  return chosen;
}
