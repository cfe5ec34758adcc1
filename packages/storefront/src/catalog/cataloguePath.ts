import { readCatalogPath } from '@vvoz/catalogue/address/catalogPath';
import { PATH_FACETS, type PathChoice, type PathFacet } from '@vvoz/catalogue/query/query';

/** A path as a catalogue's and what stands behind it: brand, model, body code. */
export interface SplitPath {
  readonly base: string;
  /** As they came, encoded or not. */
  readonly segments: readonly string[];
}

/** The longest of some catalogues' paths that a path begins with, in any case; undefined where it is none's. */
export function splitPath(pathname: string, bases: Iterable<string>): SplitPath | undefined {
  const lower = pathname.toLowerCase();
  const [base] = [...bases]
    .filter((one) => lower === one || lower.startsWith(one.endsWith('/') ? one : `${one}/`))
    .toSorted((one, other) => other.length - one.length);
  if (base === undefined) return undefined;
  return { base, segments: pathname.slice(base.length).split('/').filter(Boolean) };
}

/**
 * The choice that segments name, where a facet's names have to be asked for: those of models come under their brand.
 * undefined where a segment is no name. Throws what `namesOf` throws.
 */
export async function resolvePath(
  segments: readonly string[],
  namesOf: (key: PathFacet, chosen: PathChoice) => Promise<readonly string[]>,
): Promise<PathChoice | undefined> {
  if (segments.length > PATH_FACETS.length) return undefined;
  const known: Partial<Record<PathFacet, readonly string[]>> = {};
  let chosen: PathChoice = {};
  for (const [index, key] of PATH_FACETS.slice(0, segments.length).entries()) {
    known[key] = await namesOf(key, chosen);
    const read = readCatalogPath(segments.slice(0, index + 1), (asked) => known[asked] ?? []);
    if (read === undefined) return undefined;
    chosen = read;
  }
  return chosen;
}
