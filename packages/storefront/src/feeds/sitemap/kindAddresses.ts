import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { CatalogueData } from '../../data/catalogueData.ts';
import { listKindLandings } from '../../pages/list/landing/landingLinks.ts';

/** Lists the addresses of a catalogue's landings of kinds: each kind, then each engine of a body. Throws ApiError. */
export async function listKindAddresses(
  { getFacets }: Pick<CatalogueData, 'getFacets'>,
  template: Template,
): Promise<readonly string[]> {
  const whole = await getFacets(template, EMPTY_QUERY);
  const bodies = template.facets.includes('bodyKind') ? (whole.options.bodyKind ?? []) : [];
  const pairs = await Promise.all(
    bodies.map(async ({ value }) => {
      const query = { ...EMPTY_QUERY, lists: { bodyKind: [value] } };
      return listKindLandings(template, query, await getFacets(template, query));
    }),
  );
  return [listKindLandings(template, EMPTY_QUERY, whole), ...pairs]
    .flat()
    .flatMap(({ links }) => links.map(({ href }) => href));
}
