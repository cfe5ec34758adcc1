import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { Storefront } from '../../data/createStorefront.ts';
import { NAMES_PARAMETER, type FinderUpdate } from './finder/finderResponse.ts';
import { listFinderCatalogues, readFinderQuery } from './finder/finderQuery.ts';
import { loadFinderNames } from './finder/loadFinder.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { refuseCatalogue } from '../list/respondCatalogue.ts';
import { handleRequest } from '../../handlers/handleRequest.ts';

/**
 * `GET /api/finder?catalog=&brand=&model=&year_min=&cost_ru_max=`: the finder of the home page. Redirects a form to the
 * canonical address of the list. A request that accepts JSON gets the number of lots, with `names=1` also the names to
 * choose from. Names that the catalogue does not have are dropped.
 */
export const createFinderRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request): Promise<Response> =>
    handleRequest(request, refuseCatalogue, async () => {
      const search = new URL(request.url).searchParams;
      const offered = listFinderCatalogues(catalogues.all);
      const template = offered.find(({ name }) => name === search.get('catalog')) ?? offered[0];
      if (!template) return refuseCatalogue(404);
      const requested = readFinderQuery(search, template);
      const loaded = loadFinderNames(data, template, requested);
      if (request.headers.get('accept')?.includes('application/json')) {
        const { query, ...names } = await loaded;
        const update: FinderUpdate = {
          count: await data.getCount(template, query),
          noun: template.noun,
          ...(search.has(NAMES_PARAMETER) ? names : {}),
        };
        return Response.json(update, {
          headers: { 'cache-control': LOT_CALL_CACHE, vary: 'accept' },
        });
      }
      // The list reports failures itself, so a form is redirected even without names.
      const { query } = await withFallback('names of the finder', loaded, { query: requested });
      return new Response(null, {
        status: 303,
        headers: {
          location: formatEntrance(template, query),
          'cache-control': 'no-store',
          vary: 'accept',
        },
      });
    });
