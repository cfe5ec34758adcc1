import type { Storefront } from '../createStorefront.ts';
import { readRelease } from '../env.ts';

/** `GET /healthz`: shows that this process answers, and which release it is (null in a checkout). The backend has its own health address. */
export const createHealthRoute =
  ({ host }: Pick<Storefront, 'host'>) =>
  (): Response =>
    Response.json(
      { status: 'ok', host, release: readRelease() },
      { headers: { 'cache-control': 'no-store' } },
    );
