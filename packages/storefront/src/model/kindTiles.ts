import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { KindFacet } from '@vvoz/catalogue/address/kindFacets';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { formatKinds } from '@vvoz/seo/catalogue/kindNames';
import type { KindTile } from '@vvoz/ui/home/KindTiles/KindTiles.tsx';
import { makeOnce } from './makeOnce.ts';
import type { SilhouetteName } from '@vvoz/ui/primitives/Silhouette/silhouettes.ts';

type Catalogue = Pick<Template, 'path' | 'facets' | 'group'>;

/** The facets whose values have silhouettes. */
const DRAWN = ['machineKind', 'motoClass', 'bodyKind'] as const satisfies readonly KindFacet[];

/** Lists the values of a facet with lots, each with its list. */
export const listKindLinks = (
  template: Pick<Template, 'path' | 'group'>,
  key: KindFacet,
  { options }: Pick<FacetCounts, 'options'>,
): readonly {
  readonly value: string;
  readonly href: string;
  readonly name: string;
  readonly count: number;
}[] =>
  (options[key] ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      const query = { ...EMPTY_QUERY, lists: { [key]: [value] } };
      return {
        value,
        count,
        href: formatEntrance(template, query),
        name: capitalize(formatKinds(query)),
      };
    });

/** Makes a tile for each body, machine or class of motorcycle that a catalogue has. */
export const makeKindTiles = makeOnce(
  (template: Catalogue, counts: Pick<FacetCounts, 'options'>): readonly KindTile[] => {
    const key = DRAWN.find((one) => template.facets.includes(one));
    if (key === undefined) return [];
    return listKindLinks(template, key, counts).map(({ value, ...link }) => ({
      ...link,
      silhouette: value as SilhouetteName,
    }));
  },
);
