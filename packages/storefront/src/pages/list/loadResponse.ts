import ky from 'ky';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { fromNetwork } from '@vvoz/site-browser/page/fetchJson.ts';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import type { ListRequest } from './session.ts';
import { formatResponsePath, type CatalogueResponse } from '../../model/catalogueResponse.ts';

const http = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
});

/** Calls the site's own route handler, which has validated its answer. Throws Outage when it does not succeed. */
export async function loadResponse(
  template: string,
  { query, offset, limit, signal }: ListRequest,
): Promise<CatalogueResponse> {
  try {
    const slice = offset === undefined ? '' : `&offset=${offset}&take=${limit ?? ''}`;
    const path = `${formatResponsePath(template)}?${formatCatalogueUrl(query)}${slice}`;
    return await fromNetwork(http.get(path, { signal }).json<CatalogueResponse>());
  } catch (error) {
    reportBug(error);
    throw error;
  }
}
