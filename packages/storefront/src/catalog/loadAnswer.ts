import ky from 'ky';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { ListRequest } from './session.ts';
import { formatAnswerPath, type CatalogAnswer } from './catalogAnswer.ts';

const http = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
});

/** Calls the site's own route handler, which has validated its answer. Throws ky's errors. */
export function loadAnswer(
  template: string,
  { query, offset, limit, signal }: ListRequest,
): Promise<CatalogAnswer> {
  const slice = offset === undefined ? '' : `&offset=${offset}&take=${limit ?? ''}`;
  return http
    .get(`${formatAnswerPath(template)}?${formatCatalogUrl(query)}${slice}`, { signal })
    .json<CatalogAnswer>();
}
