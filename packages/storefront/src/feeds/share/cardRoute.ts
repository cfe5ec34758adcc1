import { ApiError } from '@vvoz/api/errors';
import { readCardPlace } from '@vvoz/seo/share/cardAddress';
import type { Storefront } from '../../data/createStorefront.ts';
import { isAbsent } from '../../data/isAbsent.ts';
import { reportFailure } from '@vvoz/site-server/log/reportFailure';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { loadShared } from './loadShared.ts';
import { PLAIN_CARDS } from '../../shell/head/plainCards.ts';
import { createCardRequest } from '../../shell/head/share.ts';
import { refuseText } from '../../handlers/refuseText.ts';

/**
 * How long a card may be cached, s. The version in the address changes with lot and texts, so this only limits the age of
 * prices. Messengers keep their own copy.
 */
const CARD_SECONDS = 86_400;
/** How long the plain card of the host may be cached in place of a card that could not be drawn, s. */
const PLAIN_SECONDS = 30;

const refuse = (): Response => refuseText(404, 'There is no such card');

/**
 * `GET /pictures/card/{lot|list|page}/…`: the picture of a share card, which the backend draws. While the backend cannot, the
 * answer redirects to the host's plain card, so that a link is never without a picture. 404 for what does not exist.
 */
export const createCardRoute =
  ({ host, catalogues, data }: Pick<Storefront, 'host' | 'catalogues' | 'data'>) =>
  (request: Request, params: { readonly place: readonly string[] }): Promise<Response> =>
    runInScope(request, async () => {
      const place = readCardPlace(params.place);
      if (!place) return refuse();
      try {
        const shared = await loadShared({ catalogues, data }, place).catch((error: unknown) => {
          if (isAbsent(error)) return undefined;
          throw error;
        });
        if (!shared) return refuse();
        const bytes = await data.drawCard(createCardRequest(host, shared), request.signal);
        return new Response(bytes, {
          headers: {
            'content-type': 'image/jpeg',
            'cache-control': `public, max-age=${CARD_SECONDS}`,
            'cross-origin-resource-policy': 'cross-origin',
          },
        });
      } catch (error) {
        if (!(error instanceof ApiError) && !request.signal.aborted) throw error;
        if (error instanceof ApiError) await reportFailure('Share card failed, plain card used', error);
        return new Response(null, {
          status: 307,
          headers: { location: PLAIN_CARDS[host].src, 'cache-control': `public, max-age=${PLAIN_SECONDS}` },
        });
      }
    });
