import { EMPTY_QUERY, type PathChoice, type PathFacet } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { resolvePath } from '../catalog/cataloguePath.ts';
import type { CatalogueData } from './catalogueData.ts';
import type { HostCatalogues } from '../site/hostCatalogues.ts';

/** Creates the getter that resolves the path segments after the path of a host's catalogue. */
export function createPathChoice(
  catalogues: HostCatalogues,
  { getFacets }: Pick<CatalogueData, 'getFacets'>,
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
   * Resolves the segments after a catalogue's path; undefined when one is unknown. A model keeps its page after its last
   * lot is sold, because the names of related catalogues (same parent type) are searched too. Throws ApiError.
   */
  return async function getPathChoice(
    template: Template,
    segments: readonly string[],
  ): Promise<PathChoice | undefined> {
    const own = await resolvePath(segments, (key, chosen) => loadNames(template, key, chosen));
    if (own) return own;
    const related = catalogues.all.filter((row) => row.typeParent === template.typeParent);
    return resolvePath(segments, async (key, chosen) =>
      (await Promise.all(related.map((row) => loadNames(row, key, chosen)))).flat(),
    );
  };
}
