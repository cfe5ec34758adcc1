import { TEMPLATES } from '@vvoz/api/catalog/templates';
import { EMPTY_QUERY } from '@vvoz/api/catalog/query';
import { HomePage } from '@vvoz/storefront/home/HomePage.tsx';
import { getFacets, getSlice } from '../data/catalog.ts';
import { getPage } from '../data/content.ts';

/** Page size of the home page (specification, section 9). */
const HOME_LOTS = 4;

export default async function Home() {
  const [page, catalogues] = await Promise.all([
    getPage('/'),
    Promise.all(
      TEMPLATES.map(async (template) => ({
        template,
        ...(await getSlice(template, EMPTY_QUERY, 0, HOME_LOTS)),
      })),
    ),
  ]);
  const first = catalogues[0];
  const facets = first ? await getFacets(first.template, EMPTY_QUERY) : undefined;
  return <HomePage title={page.title} catalogues={catalogues} brands={facets?.options.brand ?? []} />;
}
