import { EMPTY_QUERY, type PathChoice, type PathFacet } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { resolvePath } from '../catalog/cataloguePath.ts';
import type { CatalogueData } from './catalogueData.ts';
import type { HostCatalogues } from '../site/hostCatalogues.ts';

/** Reads paths of a host's catalogues. */
export function createPathChoice(
  catalogues: HostCatalogues,
  { getFacets }: Pick<CatalogueData, 'getFacets'>,
) {
  /** Names of a facet that a catalogue has lots of, under what is chosen already, those with most lots first. */
  async function namesOf(template: Template, key: PathFacet, chosen: PathChoice): Promise<readonly string[]> {
    const lists = Object.fromEntries(Object.entries(chosen).map(([facet, name]) => [facet, [name]]));
    const { options } = await getFacets(template, { ...EMPTY_QUERY, lists });
    return (options[key] ?? []).map(({ value }) => value);
  }

  /**
   * What the segments behind a catalogue's path choose; undefined where one is no name. A model whose last lot has just been
   * sold keeps its page: it is looked up among the names of the other catalogues of its kind too. Throws ApiError.
   */
  return async function getPathChoice(
    template: Template,
    segments: readonly string[],
  ): Promise<PathChoice | undefined> {
    const own = await resolvePath(segments, (key, chosen) => namesOf(template, key, chosen));
    if (own) return own;
    const kindred = catalogues.all.filter((row) => row.typeParent === template.typeParent);
    return resolvePath(segments, async (key, chosen) =>
      (await Promise.all(kindred.map((row) => namesOf(row, key, chosen)))).flat(),
    );
  };
}
