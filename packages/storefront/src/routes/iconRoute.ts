import { formatIcon } from '@vvoz/catalogue/share/siteMark';
import type { Storefront } from '../data/createStorefront.ts';

/** `GET /icon.svg`: the mark in the colours of the host. */
export const createIconRoute =
  ({ host }: Pick<Storefront, 'host'>) =>
  (): Response =>
    new Response(formatIcon(host), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
