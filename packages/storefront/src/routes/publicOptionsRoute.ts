import type { Storefront } from '../data/createStorefront.ts';
import { readStorefrontEnv } from '../config/env.ts';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { publicOptionsSchema } from './publicOptionsSchema.ts';

const LIFETIME = 'public, max-age=60, stale-while-revalidate=600';

/**
 * `GET /api/site`: the operator's settings for the code in the browser. Until the backend has answered once, the answer has
 * the host's own phone number and is not cached.
 */
export const createPublicOptionsRoute =
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      const [options, contacts] = await Promise.all([data.getSiteOptions(), data.getContacts()]);
      const { services, measuresVitals } = readStorefrontEnv();
      const sent = publicOptionsSchema.parse({ ...options, contacts, services, vitals: measuresVitals });
      return Response.json(sent, {
        headers: { 'cache-control': options ? LIFETIME : 'no-store' },
      });
    });
