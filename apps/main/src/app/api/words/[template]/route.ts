import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { readWords } from '@vvoz/storefront/catalog/words.ts';
import { answerOf, type CatalogueContext } from '../../../../catalogueRoute.ts';
import { getDictionary } from '../../../../data/words.ts';

/**
 * What a visitor typed, read for a catalogue: `?q=…` with the filters that stand. To a script it is JSON; a plain form is
 * sent on to the list.
 */
export const GET = (request: Request, context: CatalogueContext): Promise<Response> =>
  answerOf(context, async (template) => {
    const search = new URL(request.url).searchParams;
    const dictionary = await getDictionary(template);
    const query = parseCatalogUrl(search);
    const answer = readWords(search.get('q') ?? '', dictionary, template, query, new Date());
    if (request.headers.get('accept')?.includes('application/json'))
      return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60', vary: 'accept' } });
    return new Response(null, {
      status: 303,
      headers: { location: answer.href, 'cache-control': 'no-store', vary: 'accept' },
    });
  });
