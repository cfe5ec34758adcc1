import type { Storefront } from '../createStorefront.ts';

/** `GET /healthz`: shows that this process answers. The backend has its own health address. */
export const createHealthRoute =
  ({ host }: Pick<Storefront, 'host'>) =>
  (): Response =>
    Response.json({ status: 'ok', host }, { headers: { 'cache-control': 'no-store' } });
