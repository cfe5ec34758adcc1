import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { readWhole } from '@vvoz/catalogue/address/readNumber';
import { MAX_LIMIT, MAX_PAGE } from '@vvoz/catalogue/query/query';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { hashLots } from './hashLots.ts';
import { loadOwnTexts } from './loadOwnTexts.ts';
import { addTitles } from '../../model/addTitles.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { respondCatalogue, type CatalogueParams } from './respondCatalogue.ts';

const HEADERS = { 'cache-control': LOT_CALL_CACHE };

/**
 * `GET /api/catalog/[template]`, called by the interactive part of a catalogue page. `?{canonical query}` returns list, count
 * and options, and for an empty list the steps that find lots. With `&offset=&take=` it returns only a part of the list.
 * Unreadable values are dropped, as in the address of the page.
 */
export const createCatalogueResponseRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request, params: CatalogueParams): Promise<Response> =>
    respondCatalogue(catalogues, request, params, async (template) => {
      const search = new URL(request.url).searchParams;
      const query = parseCatalogueUrl(search);
      const key = formatCatalogueUrl(query);
      const offset = readWhole(search.get('offset') ?? '');
      const take = Math.min(Math.max(readWhole(search.get('take') ?? '') ?? template.pageSize, 1), MAX_LIMIT);
      const loadView = async () => {
        const [view, record, own] = await Promise.all([
          data.getView(template, query),
          data.findPage(template.path),
          loadOwnTexts(data, template, query),
        ]);
        const pageTitle = record?.title ?? template.title;
        const { query: _query, ...titled } = addTitles(template, { pageTitle, ownTitle: own?.title }, view);
        return titled;
      };
      const loadPart = async (from: number) => {
        const part = await data.getSlice(template, query, Math.min(from, MAX_LIMIT * MAX_PAGE), take);
        return { ...part, hash: hashLots(part.items) };
      };
      const response: CatalogueResponse = {
        key,
        ...(offset === undefined ? await loadView() : await loadPart(offset)),
      };
      return Response.json(response, { headers: HEADERS });
    });
