import type { Storefront } from '../data/createStorefront.ts';
import { readRelease } from '../config/env.ts';

/**
 * `GET /healthz`: this process is ready for visitors. Names its release (null in a checkout), and since when the backend
 * does not answer (null while it does). A site stays ready without its backend: it still shows recent pages, and the phone
 * number on all others.
 */
export const createHealthRoute =
  ({ host, data }: Pick<Storefront, 'host'> & { readonly data: Pick<Storefront['data'], 'getDownSince'> }) =>
  (): Response => {
    const downSince = data.getDownSince();
    return Response.json(
      {
        status: 'ok',
        host,
        release: readRelease(),
        backendDownSince: downSince === undefined ? null : new Date(downSince).toISOString(),
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  };

/** `GET /livez`: shows that this process answers. Restart it when it does not. `/healthz` says what it can do. */
export const respondLive = (): Response =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
