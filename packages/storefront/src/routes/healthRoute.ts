import type { Storefront } from '../createStorefront.ts';

/** `GET /healthz`: this process answers. The backend has a health address of its own. */
export const createHealthRoute =
  ({ host }: Pick<Storefront, 'host'>) =>
  (): Response =>
    Response.json({ status: 'ok', host }, { headers: { 'cache-control': 'no-store' } });
