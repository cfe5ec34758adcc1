import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { findList } from '../list/findList.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import type { CurrentLots } from '@vvoz/site-browser/shelf/savedSearch.ts';
import { refuseCatalogue } from '../list/respondCatalogue.ts';
import { handleRequest } from '../../handlers/handleRequest.ts';

const HEADERS = { 'cache-control': LOT_CALL_CACHE };

/**
 * `GET /api/top?list=/japan/czeny-na-avto/toyota?year_min=2020`: the count of a saved search and the keys of the lots at
 * its top. The order of the address is ignored: the latest auctions come first. 404 when it is not a list of this host.
 */
export const createTopLotsRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request): Promise<Response> =>
    handleRequest(request, refuseCatalogue, async () => {
      const list = await findList({ catalogues, data }, new URL(request.url).searchParams.get('list') ?? '');
      if (!list) return refuseCatalogue(404);
      const response: CurrentLots = await data.getTopLots(list.template, list.query);
      return Response.json(response, { headers: HEADERS });
    });
