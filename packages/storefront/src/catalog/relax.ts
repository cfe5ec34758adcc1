import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { Relaxed } from './wire.ts';
import { largeRelaxations, relaxations, type Relaxation } from './relaxations.ts';

/** More than these are no help but a list of their own. */
const MAX_SHOWN = 6;

/** Of one facet the mildest step that helps, and one that goes further and gives more. */
const MAX_OF_FACET = 2;

async function helpful(
  candidates: readonly Relaxation[],
  countOf: (query: CatalogQuery) => Promise<number>,
): Promise<readonly Relaxed[]> {
  const counted = await Promise.all(
    candidates.map(async (one) => ({
      ...one,
      count: await countOf(one.query),
    })),
  );
  const shown: (typeof counted)[number][] = [];
  for (const one of counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.cost - b.cost || b.count - a.count)) {
    const same = shown.filter(({ facet }) => facet !== undefined && facet === one.facet);
    if (same.length < MAX_OF_FACET && same.every(({ count }) => count < one.count)) shown.push(one);
  }
  return shown
    .slice(0, MAX_SHOWN)
    .map(({ text, count, query }) => ({ text, count, search: formatCatalogUrl(query) }));
}

/**
 * What an empty result offers: the smallest steps that find something, the mildest first, with their true counts. Larger
 * steps are asked for only where no small one helps.
 * @param countOf the lots of a query; 0 where they cannot be counted now
 */
export async function relax(
  query: CatalogQuery,
  template: Template,
  countOf: (query: CatalogQuery) => Promise<number>,
): Promise<readonly Relaxed[]> {
  const small = await helpful(relaxations(query, template), countOf);
  return small.length > 0 ? small : helpful(largeRelaxations(query), countOf);
}
