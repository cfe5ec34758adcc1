import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { HOME_PAGE_SIZE } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../createStorefront.ts';
import { HomePage } from '../home/HomePage.tsx';

/** The front page of a host with catalogues: their counts; brands, sets and popular lots of the first one. */
export function createHomeRoute({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) {
  return {
    Page: async () => {
      // The operator's sets contain sold lots, which only this catalogue has.
      const statistics = catalogues.find('japan');
      const [page, sets, shown] = await Promise.all([
        data.getPage('/'),
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
      return (
        <HomePage
          title={page.title}
          catalogues={shown}
          brands={facets?.options.brand ?? []}
          {...(popular ? { popular: popular.slice(0, HOME_PAGE_SIZE) } : {})}
          sets={sets}
          today={new Date().toISOString().slice(0, 10)}
        />
      );
    },
  };
}
