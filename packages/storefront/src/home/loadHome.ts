import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { HOME_PAGE_SIZE } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../createStorefront.ts';
import type { PageRequest } from '../pages/pageTemplate.ts';
import type { HomePageProps } from './HomePage.tsx';

/** Loads the front page: counts of the catalogues; brands, sets and popular lots of the first one. Throws ApiError. */
export async function loadHome(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  { record }: Pick<PageRequest, 'record'>,
): Promise<HomePageProps> {
  // The operator's sets contain sold lots, which only this catalogue has.
  const statistics = catalogues.find('japan');
  const [sets, shown] = await Promise.all([
    statistics ? data.getSets(statistics.type) : [],
    Promise.all(
      catalogues.all.map(async (template) => ({
        template,
        ...(await data.getSlice(template, EMPTY_QUERY, 0, HOME_PAGE_SIZE)),
      })),
    ),
  ]);
  const first = shown[0];
  const [facets, popular] = first
    ? await Promise.all([data.getFacets(first.template, EMPTY_QUERY), data.getPopular(first.template)])
    : [];
  return {
    title: record.title,
    catalogues: shown,
    brands: facets?.options.brand ?? [],
    ...(popular ? { popular: popular.slice(0, HOME_PAGE_SIZE) } : {}),
    sets,
    today: new Date().toISOString().slice(0, 10),
  };
}
