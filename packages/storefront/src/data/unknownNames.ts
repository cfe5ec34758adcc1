import { splitOwned } from '@vvoz/catalogue/query/ownedValues';
import { EMPTY_QUERY, PATH_FACETS, type CatalogueQuery, type PathChoice } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { listRelated, type HostCatalogues } from '../config/hostCatalogues.ts';
import type { CatalogueData } from './catalogueData.ts';
import type { KnownNames } from './knownNames.ts';

/** Lists a query for each facet (brand, model, body code) that has exactly one name, outside of the path. */
function listSingleNames({ lists }: CatalogueQuery, inPath: PathChoice): readonly CatalogueQuery[] {
  return PATH_FACETS.flatMap((key) => {
    const [name, ...others] = lists[key] ?? [];
    if (inPath[key] !== undefined || name === undefined || others.length > 0) return [];
    const { value, ...owners } = splitOwned(key, name, lists);
    const named = Object.entries({ ...owners, [key]: value }).map(([facet, one]) => [facet, [one]]);
    return [{ ...EMPTY_QUERY, lists: Object.fromEntries(named) }];
  });
}

/**
 * Creates the check for addresses that name a brand, model or body code that no lot has or had, neither in the catalogue nor in
 * a related one (same parent type). They answer 404, as paths with such names do. Facets with several names are not checked.
 * Throws ApiError.
 */
export function createUnknownNames(
  catalogues: HostCatalogues,
  { getCount }: Pick<CatalogueData, 'getCount'>,
  { hasHadNames }: Pick<KnownNames, 'hasHadNames'>,
) {
  async function isKnown(template: Template, query: CatalogueQuery): Promise<boolean> {
    if ((await getCount(template, query)) > 0) return true;
    const related = listRelated(catalogues, template);
    const counts = await Promise.all(related.map((row) => getCount(row, query)));
    if (counts.some((count) => count > 0)) return true;
    const ended = await Promise.all([template, ...related].map((row) => hasHadNames(row, query)));
    return ended.includes(true);
  }

  return async function hasUnknownName(
    template: Template,
    query: CatalogueQuery,
    inPath: PathChoice,
  ): Promise<boolean> {
    const known = await Promise.all(listSingleNames(query, inPath).map((one) => isKnown(template, one)));
    return known.includes(false);
  };
}
