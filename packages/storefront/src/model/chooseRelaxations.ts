import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { Relaxed } from './catalogueResponse.ts';
import { listLargeRelaxations, listRelaxations, type Relaxation } from './relaxations.ts';

/** Steps shown at most: more would not help to choose. */
const MAX_SHOWN = 6;

/** Steps of one facet: the mildest that finds lots, and one that goes further and finds more. */
const MAX_PER_FACET = 2;

/** Counts the lots of each candidate and keeps those that find some, mildest first. */
async function selectHelpful(
  candidates: readonly Relaxation[],
  countLots: (queries: readonly CatalogueQuery[]) => Promise<readonly number[]>,
): Promise<readonly Relaxed[]> {
  if (candidates.length === 0) return [];
  const counts = await countLots(candidates.map(({ query }) => query));
  const counted = candidates.map((one, at) => ({ ...one, count: counts[at] ?? 0 }));
  const shown: (typeof counted)[number][] = [];
  for (const one of counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.cost - b.cost || b.count - a.count)) {
    const same = shown.filter(({ facet }) => facet !== undefined && facet === one.facet);
    if (same.length < MAX_PER_FACET && same.every(({ count }) => count < one.count)) shown.push(one);
  }
  return shown
    .slice(0, MAX_SHOWN)
    .map(({ text, count, query }) => ({ text, count, search: formatCatalogueUrl(query) }));
}

/**
 * Finds steps that lead out of an empty result: the smallest ones that find lots, mildest first, with their counts. Larger
 * steps are counted only when no small one finds anything.
 * @param countLots resolves with the numbers of lots of the queries, or with [] when counting fails
 */
export async function relax(
  query: CatalogueQuery,
  template: Template,
  countLots: (queries: readonly CatalogueQuery[]) => Promise<readonly number[]>,
): Promise<readonly Relaxed[]> {
  const small = await selectHelpful(listRelaxations(query, template), countLots);
  return small.length > 0 ? small : selectHelpful(listLargeRelaxations(query), countLots);
}
