import { parseCatalogUrl } from '@vvoz/api/catalog/parseCatalogUrl';
import { ApiError } from '@vvoz/api/errors';
import { readWords } from '@vvoz/storefront/catalog/words.ts';
import { findCatalogue } from '../../../../catalogues.ts';
import { getDictionary } from '../../../../data/words.ts';

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * What a visitor typed, read for a catalogue: `?q=…` with the filters that stand. To a script it is JSON; a plain form is
 * sent on to the list.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ template: string }> },
): Promise<Response> {
  const template = findCatalogue((await params).template);
  if (!template) return refuse(404, 'not_found', 'There is no such catalogue');
  const search = new URL(request.url).searchParams;
  try {
    const dictionary = await getDictionary(template);
    const query = parseCatalogUrl(search);
    const answer = readWords(search.get('q') ?? '', dictionary, template, query, new Date());
    if (request.headers.get('accept')?.includes('application/json'))
      return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60', vary: 'accept' } });
    return new Response(null, {
      status: 303,
      headers: { location: answer.href, 'cache-control': 'no-store', vary: 'accept' },
    });
  } catch (error) {
    if (error instanceof ApiError)
      return refuse(503, 'source_failed', 'The source of lots does not answer; try again');
    throw error;
  }
}
