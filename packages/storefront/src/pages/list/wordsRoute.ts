import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { readWords } from '../../model/readWords.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { respondCatalogue, type CatalogueParams } from './respondCatalogue.ts';

/**
 * `GET /api/words/[template]?q=…`: reads a typed phrase for a catalogue; the other parameters are the current filters.
 * Answers JSON when the request accepts it, else (a form without JavaScript) redirects to the list.
 */
export const createWordsRoute =
  ({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) =>
  (request: Request, params: CatalogueParams): Promise<Response> =>
    respondCatalogue(catalogues, request, params, async (template) => {
      const search = new URL(request.url).searchParams;
      const dictionary = await data.getDictionary(template);
      const query = parseCatalogueUrl(search);
      const response = readWords(search.get('q') ?? '', dictionary, template, query, new Date());
      if (request.headers.get('accept')?.includes('application/json'))
        return Response.json(response, {
          headers: { 'cache-control': 'public, max-age=60', vary: 'accept' },
        });
      return new Response(null, {
        status: 303,
        headers: { location: response.href, 'cache-control': 'no-store', vary: 'accept' },
      });
    });
