import { EMPTY_QUERY, type PathChoice, type PathFacet } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { resolvePath } from '../address/splitPath.ts';
import type { CatalogueData } from './catalogueData.ts';
import type { KnownNames } from './knownNames.ts';
import { listRelated, type HostCatalogues } from '../config/hostCatalogues.ts';

/** Creates the getter that resolves the path segments after the path of a host's catalogue. */
export function createPathChoice(
  catalogues: HostCatalogues,
  { getFacets }: Pick<CatalogueData, 'getFacets'>,
  { getKnownNames }: Pick<KnownNames, 'getKnownNames'>,
) {
  /** Loads the names of a facet that a catalogue's lots have under the current choice, by falling count. */
  async function loadNames(
    template: Template,
    key: PathFacet,
    chosen: PathChoice,
  ): Promise<readonly string[]> {
    const lists = Object.fromEntries(Object.entries(chosen).map(([facet, name]) => [facet, [name]]));
    const { options } = await getFacets(template, { ...EMPTY_QUERY, lists });
    return (options[key] ?? []).map(({ value }) => value);
  }

  /**
   * Resolves the segments after a catalogue's path; undefined when one is unknown. It searches the names of the catalogue's
   * lots, then also names that its lots had, and the names of related catalogues (same parent type), which link to this one.
   * So a model keeps its page after its last lot has ended. Throws ApiError.
   */
  return async function getPathChoice(
    template: Template,
    segments: readonly string[],
  ): Promise<PathChoice | undefined> {
    const own = await resolvePath(segments, (key, chosen) => loadNames(template, key, chosen));
    if (own) return own;
    return resolvePath(segments, async (key, chosen) => {
      const rows = [template, ...listRelated(catalogues, template)];
      const names = await Promise.all([
        ...rows.map((row) => loadNames(row, key, chosen)),
        ...rows.map((row) => getKnownNames(row, key, chosen)),
      ]);
      return names.flat();
    });
  };
}
