import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { HOME_PAGE_SIZE, type Template } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../../data/createStorefront.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { listFinderCatalogues } from './finder/finderQuery.ts';

/** Up to four lots of a catalogue type. */
export interface PopularLots {
  readonly template: Template;
  readonly lots: readonly PricedLot[];
  /** False: no model is popular, so these are the newest lots. */
  readonly isPopular: boolean;
}

/** Loads popular lots of a catalogue, else its newest ones; none when the call fails (specification, section 8). */
async function loadPopularLots(data: Storefront['data'], template: Template): Promise<PopularLots> {
  const popular = await data.getPopular(template);
  if (!popular || popular.length > 0) return { template, lots: popular ?? [], isPopular: true };
  const newest = await withFallback(
    'newest lots',
    data.getSlice(template, EMPTY_QUERY, 0, HOME_PAGE_SIZE),
    undefined,
  );
  return { template, lots: newest?.items ?? [], isPopular: false };
}

/** Loads popular lots of each type that can be bought now, in the order of the registry. */
export const loadPopular = ({
  catalogues,
  data,
}: Pick<Storefront, 'catalogues' | 'data'>): Promise<readonly PopularLots[]> => {
  const offered = listFinderCatalogues(catalogues.all);
  const firstOfType = offered.filter(
    ({ type }, index) => offered.findIndex((other) => other.type === type) === index,
  );
  return Promise.all(firstOfType.map((template) => loadPopularLots(data, template)));
};
