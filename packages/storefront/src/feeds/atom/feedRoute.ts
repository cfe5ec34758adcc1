import { createHash } from 'node:crypto';
import { LOT_AGES } from '@vvoz/api/headers/lotAges';
import { matchesTag } from '@vvoz/api/headers/matchesTag';
import { formatCatalogueHeading } from '@vvoz/seo/catalogue/catalogueHeading';
import { formatAtom } from '@vvoz/seo/feed/formatAtom';
import { findList, formatListAddress } from '../../pages/list/findList.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { buildFeed } from './buildFeed.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';
import { refuseText } from '../../handlers/refuseText.ts';

/** Short, because a feed shows prices. Feed readers ask every quarter of an hour, and mostly get a 304. */
const FEED_CACHE = `public, max-age=${LOT_AGES.browser}`;

const refuse: Refuse = (status) =>
  refuseText(
    status,
    status === 404 ? 'There is no such list' : 'The feed cannot be read now; try again later',
  );

/** True when the reader has this state: by its tag, or without one by the time of the newest lot. */
function isKnown({ headers }: Request, tag: string, updated: Date): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return matchesTag(tags, tag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(updated.getTime() / 1000) * 1000 <= since;
}

/**
 * `GET /api/feed?list=/japan/czeny-na-avto/toyota?year_min=2020`: the lots that were added last to a list, as an Atom
 * feed. Order and page of the address are ignored, values that cannot be read are dropped. 404 when it is not a list of
 * this host.
 */
export const createFeedRoute =
  ({ catalogues, data, siteName, origin }: Pick<Storefront, 'catalogues' | 'data' | 'siteName' | 'origin'>) =>
  (request: Request): Promise<Response> =>
    handleRequest(request, refuse, async () => {
      const list = await findList({ catalogues, data }, new URL(request.url).searchParams.get('list') ?? '');
      if (!list) return refuse(404);
      const { template, query } = list;
      const [arrivals, record] = await Promise.all([
        data.getArrivals(template, query),
        data.findPage(template.path),
      ]);
      const feed = buildFeed({
        address: formatListAddress(template.path, query),
        heading: formatCatalogueHeading({ template, pageTitle: record?.title ?? template.title, query }),
        siteName,
        origin: origin(),
        arrivals,
      });
      const body = formatAtom(feed);
      const updated = new Date(feed.updated);
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = {
        'cache-control': FEED_CACHE,
        etag: tag,
        'last-modified': updated.toUTCString(),
        'x-robots-tag': 'noindex',
      };
      return isKnown(request, tag, updated)
        ? new Response(null, { status: 304, headers })
        : new Response(body, {
            headers: { 'content-type': 'application/atom+xml; charset=utf-8', ...headers },
          });
    });
