import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';
import type { Storefront } from '../../data/createStorefront.ts';
import { MAX_ASKED_LOTS, type LotNewsResponse } from '@vvoz/site-browser/shelf/shelfResponses.ts';
import { handleRequest } from '../../handlers/handleRequest.ts';
import { refuseText } from '../../handlers/refuseText.ts';

const HEADERS = { 'cache-control': LOT_CALL_CACHE };

/** Reads `japan/1,korea/2`: each key once, without texts that are not keys. */
const readKeys = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter(isLotKey))].slice(0, MAX_ASKED_LOTS);

/** `GET /api/lots?ids=japan/1,korea/2`: the current state of lots on a visitor's shelf, at most 60. */
export const createShelfLotsRoute =
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request): Promise<Response> =>
    handleRequest(
      request,
      (status) => refuseText(status, 'The lots cannot be read now'),
      async () => {
        const keys = readKeys(new URL(request.url).searchParams.get('ids') ?? '');
        const response: LotNewsResponse = { items: await data.getLotNews(keys) };
        return Response.json(response, { headers: HEADERS });
      },
    );
