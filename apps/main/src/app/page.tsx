import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { HOME_PAGE_SIZE } from '@vvoz/catalogue/templates/templates';
import { HomePage } from '@vvoz/storefront/home/HomePage.tsx';
import { CATALOGUES } from '../catalogues.ts';
import { getFacets, getSlice } from '../data/catalog.ts';
import { getPage } from '../data/content.ts';
import { getPopular } from '../data/popular.ts';
import { getSets } from '../data/sets.ts';

export default async function Home() {
  const [page, sets, catalogues] = await Promise.all([
    getPage('/'),
    getSets(),
    Promise.all(
      CATALOGUES.map(async (template) => ({
        template,
        ...(await getSlice(template, EMPTY_QUERY, 0, HOME_PAGE_SIZE)),
      })),
    ),
  ]);
  const first = catalogues[0];
  const [facets, popular] = first
    ? await Promise.all([getFacets(first.template, EMPTY_QUERY), getPopular(first.template)])
    : [];
  return (
    <HomePage
      title={page.title}
      catalogues={catalogues}
      brands={facets?.options.brand ?? []}
      {...(popular ? { popular: popular.slice(0, HOME_PAGE_SIZE) } : {})}
      sets={sets}
      today={new Date().toISOString().slice(0, 10)}
    />
  );
}
