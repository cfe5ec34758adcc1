import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { splitPath } from '../catalog/cataloguePath.ts';
import type { Storefront } from '../createStorefront.ts';
import type { CurrentLots } from '../shelf/savedSearch.ts';
import { refuseCatalogue } from './answerCatalogue.ts';
import { handleRequest } from './handleRequest.ts';

const HEADERS = { 'cache-control': LOT_CALL_CACHE };

/**
 * `GET /api/top?list=/japan/czeny-na-avto/toyota?year_min=2020`: the count of a saved search and the keys of the lots at
 * its top. The order of the address is ignored: the latest auctions come first. 404 when it is no list of this host.
 */
export const createTopLotsRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request): Promise<Response> =>
    handleRequest(request, refuseCatalogue, async () => {
      const [path = '', ...search] = (new URL(request.url).searchParams.get('list') ?? '').split('?');
      const split = splitPath(
        path,
        catalogues.all.map(({ path: base }) => base),
      );
      const template = split && catalogues.all.find(({ path: base }) => base === split.base);
      const choice = template && (await data.getPathChoice(template, split.segments));
      if (!choice) return refuseCatalogue(404);
      const answer: CurrentLots = await data.getTopLots(template, parseCatalogUrl(search.join('?'), choice));
      return Response.json(answer, { headers: HEADERS });
    });
