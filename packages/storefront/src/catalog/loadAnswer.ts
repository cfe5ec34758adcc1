import ky from 'ky';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { Ask } from './session.ts';
import { answerPath, type CatalogAnswer } from './wire.ts';

const http = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
});

/** Asks the site's own route handler; the handler has validated what it answers. */
export function loadAnswer(template: string, { query, offset, limit, signal }: Ask): Promise<CatalogAnswer> {
  const slice = offset === undefined ? '' : `&offset=${offset}&take=${limit ?? ''}`;
  return http
    .get(`${answerPath(template)}?${formatCatalogUrl(query)}${slice}`, { signal })
    .json<CatalogAnswer>();
}
