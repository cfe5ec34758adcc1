import ky from 'ky';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { Ask } from './session.ts';
import { answerPath, type CatalogAnswer } from './catalogAnswer.ts';

const http = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
});

/** Calls the site's own route handler, which has validated its answer. Throws ky's errors. */
export function loadAnswer(template: string, { query, offset, limit, signal }: Ask): Promise<CatalogAnswer> {
  const slice = offset === undefined ? '' : `&offset=${offset}&take=${limit ?? ''}`;
  return http
    .get(`${answerPath(template)}?${formatCatalogUrl(query)}${slice}`, { signal })
    .json<CatalogAnswer>();
}
