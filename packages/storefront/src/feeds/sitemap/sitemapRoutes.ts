import { formatSitemap, formatSitemapIndex } from '@vvoz/seo/sitemap/formatSitemap';
import type { Storefront } from '../../data/createStorefront.ts';
import { runWithoutDeadline } from '@vvoz/site-server/backend/deadline';
import { listSitemapParts, openSitemapPart } from './sitemapParts.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';
import { refuseText } from '../../handlers/refuseText.ts';
import { streamText } from '../../handlers/streamText.ts';

type Site = Pick<Storefront, 'host' | 'catalogues' | 'data' | 'origin'>;

/** How long a sitemap may be cached, s. */
const LIFETIME_SECONDS = 3600;
const CACHE_CONTROL = `public, max-age=${LIFETIME_SECONDS}`;

const refuse: Refuse = (status) =>
  refuseText(
    status,
    status === 404 ? 'There is no such sitemap' : 'The catalogue API does not answer; try again later',
  );

/** `GET /sitemap.xml`: the index of the host's sitemap. */
export const createSitemapRoute =
  (site: Site) =>
  (request: Request): Promise<Response> =>
    handleRequest(request, refuse, () =>
      runWithoutDeadline(
        async () =>
          new Response(formatSitemapIndex(await listSitemapParts(site)), {
            headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL },
          }),
      ),
    );

/** `GET /sitemaps/[part]`: a part, compressed while it is read from the backend. */
export const createSitemapPartRoute =
  (site: Site) =>
  (request: Request, { part }: { readonly part: string }): Promise<Response> =>
    handleRequest(request, refuse, () =>
      runWithoutDeadline(async () => {
        const entries = await openSitemapPart(site, part);
        if (!entries) return refuse(404);
        const text = await streamText(formatSitemap(entries));
        return new Response(text.pipeThrough(new CompressionStream('gzip')), {
          headers: { 'content-type': 'application/gzip', 'cache-control': CACHE_CONTROL },
        });
      }),
    );
