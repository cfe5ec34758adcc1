import { LOT_CALL_CACHE } from '@vvoz/api/headers/lotAges';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { readWhole } from '@vvoz/catalogue/address/readNumber';
import { MAX_LIMIT, MAX_PAGE } from '@vvoz/catalogue/query/query';
import type { CatalogAnswer } from '../catalog/catalogAnswer.ts';
import { hashLots } from '../catalog/hashLots.ts';
import { loadOwnTitle } from '../catalog/loadOwnTitle.ts';
import { addTitles } from '../catalog/addTitles.ts';
import type { Storefront } from '../createStorefront.ts';
import { answerCatalogue, type CatalogueContext } from './answerCatalogue.ts';

const HEADERS = { 'cache-control': LOT_CALL_CACHE };

/**
 * `GET /api/catalog/[template]`, called by the interactive part of a catalogue page. `?{canonical query}` returns list, count
 * and options, and for an empty list the steps that find lots. With `&offset=&take=` it returns only a part of the list.
 * Unreadable values are dropped, as in the address of the page.
 */
export const createCatalogueAnswerRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request, context: CatalogueContext): Promise<Response> =>
    answerCatalogue(catalogues, request, context, async (template) => {
      const search = new URL(request.url).searchParams;
      const query = parseCatalogUrl(search);
      const key = formatCatalogUrl(query);
      const offset = readWhole(search.get('offset') ?? '');
      const take = Math.min(Math.max(readWhole(search.get('take') ?? '') ?? template.pageSize, 1), MAX_LIMIT);
      const loadView = async () => {
        const [view, record, ownTitle] = await Promise.all([
          data.getView(template, query),
          data.findPage(template.path),
          loadOwnTitle(data, template, query),
        ]);
        const pageTitle = record?.title ?? template.title;
        const { query: _query, ...titled } = addTitles(template, { pageTitle, ownTitle }, view);
        return titled;
      };
      const loadPart = async (from: number) => {
        const part = await data.getSlice(template, query, Math.min(from, MAX_LIMIT * MAX_PAGE), take);
        return { ...part, hash: hashLots(part.items) };
      };
      const answer: CatalogAnswer = {
        key,
        ...(offset === undefined ? await loadView() : await loadPart(offset)),
      };
      return Response.json(answer, { headers: HEADERS });
    });
