import type { Storefront } from '../createStorefront.ts';

/** `GET /healthz`: this process serves. The backend's health is its own to tell. */
export const createHealthRoute =
  ({ host }: Pick<Storefront, 'host'>) =>
  (): Response =>
    Response.json({ status: 'ok', host }, { headers: { 'cache-control': 'no-store' } });
