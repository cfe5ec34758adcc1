import type { V1CataloguePage } from '@vvoz/api/v1/v1Schemas';
import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { scopeQuery } from '@vvoz/catalogue/templates/baseFilter';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Titles and years of a brand, model or body code. */
export type Landing = Pick<V1CataloguePage, 'titleSub' | 'titleFilter' | 'year_min' | 'year_max'>;

/**
 * Creates the getter of the titles of a brand, model or body code in a catalogue. Undefined for a choice without a brand in the
 * path, and on failure: the page then has the titles of its catalogue.
 */
export function createLandingData(backend: () => Backend) {
  const landings = createMemo<Landing>({ ...LIFETIMES.content, max: 1000, maxMib: 4 });
  return async (template: Template, query: CatalogueQuery): Promise<Landing | undefined> => {
    if (listPathFacets(query).length === 0) return undefined;
    const load = () => backend().v1.cataloguePage(template.typeParent, scopeQuery(template, query));
    const key = `${template.name} ${formatCatalogueAddress(template.path, query)}`;
    return withFallback(
      'titles of a landing',
      landings(key, load).then(({ value }) => value),
      undefined,
    );
  };
}
