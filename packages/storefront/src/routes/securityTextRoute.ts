import type { Storefront } from '../data/createStorefront.ts';
import { runInScope } from '@vvoz/site-server/log/requestScope';

/** Path that RFC 9116 prescribes. */
const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
/** How long the file may be cached, s. */
const LIFETIME_SECONDS = 86_400;

/**
 * `GET /.well-known/security.txt`: where to report a weakness (RFC 9116). The addresses are those of the operator's contacts;
 * until they are known, the front page is named.
 */
export const createSecurityTextRoute =
  ({ data, origin }: Pick<Storefront, 'data' | 'origin'>, now: () => number = Date.now) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      const options = await data.getSiteOptions();
      const email = options?.contacts.email;
      // Whole days, so that the file changes once a day.
      const expires = new Date((Math.floor(now() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
      const lines = [
        ...(email === undefined ? [] : [`Contact: mailto:${email}`]),
        `Contact: ${origin()}${options?.routes?.['contacts'] ?? '/'}`,
        `Expires: ${expires}`,
        'Preferred-Languages: ru, en',
        `Canonical: ${origin()}${PATH}`,
      ];
      return new Response(`${lines.join('\n')}\n`, {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': options ? `public, max-age=${LIFETIME_SECONDS}` : 'no-store',
        },
      });
    });
