import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { PATH_FACETS } from '@vvoz/catalogue/query/query';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import { formatLandingPath } from '@vvoz/seo/landingAddress';
import type { CatalogueStore } from '../catalogue/CatalogueStore.ts';
import { buildTemplateScope } from '../catalogue/templateScope.ts';

/** Landings that are read at once. */
const PAGE_SIZE = 1000;

/** A page whose lots an import has changed. */
export interface ChangedPage {
  readonly host: Host;
  readonly path: string;
  /** When the import ended: ISO, UTC. */
  readonly changedAt: string;
}

/**
 * Reads the pages that an import has changed since a time (ISO, UTC), one host after the other: catalogues, brands,
 * models and body codes that search engines may list. Memory does not grow with their number.
 */
export async function* readChangedPages(
  store: Pick<CatalogueStore, 'landings'>,
  since: string,
): AsyncGenerator<ChangedPage, void, undefined> {
  for (const template of TEMPLATES.toSorted((a, b) => a.host.localeCompare(b.host))) {
    const { host, path: base } = template;
    let newest = '';
    for (const level of PATH_FACETS)
      for (let after: readonly string[] | undefined; ;) {
        const page = await store.landings({
          ...buildTemplateScope(template),
          level,
          minLots: MIN_LANDING_LOTS,
          limit: PAGE_SIZE,
          changedSince: since,
          after,
        });
        for (const { names, changedAt = '' } of page) {
          const path = formatLandingPath(base, names);
          if (changedAt > newest) newest = changedAt;
          if (path !== undefined) yield { host, path, changedAt };
        }
        if (page.length < PAGE_SIZE) break;
        after = page.at(-1)?.names;
      }
    if (newest !== '') yield { host, path: base, changedAt: newest };
  }
}
