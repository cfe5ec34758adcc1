import { getPictureSite } from '../../../lib/fixture.ts';

const kept = new Map<string, Promise<Response>>();

/** Serves a picture of the site from memory, so that a browser needs connections to one host only, as on the site. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = getPictureSite() + pathname + search;
  const loading = kept.get(target) ?? fetch(target);
  kept.set(target, loading);
  const picture = (await loading).clone();
  return new Response(picture.body, {
    status: picture.status,
    headers: { 'content-type': picture.headers.get('content-type') ?? '', 'cache-control': 'max-age=3600' },
  });
}
