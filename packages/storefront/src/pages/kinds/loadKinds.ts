import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Template, TemplateName } from '@vvoz/catalogue/templates/templates';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { formatKinds } from '@vvoz/seo/catalogue/kindNames';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import type { Storefront } from '../../data/createStorefront.ts';
import { makeOnce } from '../../model/makeOnce.ts';
import { makeKindTiles } from '../../model/kindTiles.ts';
import type { KindBandProps } from './KindBand.tsx';

const MAX_LINKS = 4;
/** «С аукционов Японии», «Из Кореи». */
const formatTitle = ({ titleTail }: Template): string => capitalize(titleTail.replace('— спецтехника ', ''));

type Data = Pick<Storefront['data'], 'getFacets'>;

/** The body whose engines are linked. */
const ENGINES_OF = { bodyKind: ['crossover'] };

/** Links to the engines of a body, the most frequent first: «Дизельные кроссоверы». */
const listEngineLinks = makeOnce((template: Template, { options }: FacetCounts): readonly QuickLink[] =>
  (options.engineKind ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_LINKS)
    .map(({ value, count }) => {
      const query = { ...EMPTY_QUERY, lists: { ...ENGINES_OF, engineKind: [value] } };
      return {
        href: formatEntrance(template, query),
        label: capitalize(formatKinds(query)),
        count,
      };
    }),
);

async function loadEngineLinks({ getFacets }: Data, template: Template): Promise<readonly QuickLink[]> {
  if (!template.facets.includes('engineKind')) return [];
  return listEngineLinks(template, await getFacets(template, { ...EMPTY_QUERY, lists: ENGINES_OF }));
}

async function loadBand(data: Data, template: Template): Promise<readonly KindBandProps[]> {
  const [counts, links] = await Promise.all([
    withFallback('kinds of a catalogue', data.getFacets(template, EMPTY_QUERY), { options: {} }),
    withFallback('engines of a catalogue', loadEngineLinks(data, template), []),
  ]);
  const tiles = makeKindTiles(template, counts);
  return tiles.length === 0
    ? []
    : [{ name: template.name, href: formatEntrance(template), title: formatTitle(template), tiles, links }];
}

/** Loads the kinds of vehicles of some catalogues of a host. A catalogue whose call fails is left out. */
export async function loadKinds(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  names: readonly TemplateName[],
): Promise<readonly KindBandProps[]> {
  const bands = names.map((name) => {
    const template = catalogues.find(name);
    return template ? loadBand(data, template) : [];
  });
  return (await Promise.all(bands)).flat();
}
