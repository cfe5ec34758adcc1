import type { Template } from '@vvoz/catalogue/templates/templates';
import type { HostCatalogues } from '../../config/hostCatalogues.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';

/** The parameter of a path that names a catalogue. */
export interface CatalogueParams {
  readonly template: string;
}

const REFUSALS = {
  404: { code: 'not_found', message: 'The catalogue, or the set in it, does not exist' },
  503: { code: 'source_failed', message: 'The catalogue API does not answer; try again later' },
} as const;

/** Refuses a request about a catalogue with the error envelope of the API. */
export const refuseCatalogue: Refuse = (status) =>
  Response.json({ error: REFUSALS[status] }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Answers a request about one catalogue: 404 when this host has none of that name, 503 when the API does not answer.
 */
export function respondCatalogue(
  catalogues: HostCatalogues,
  request: Request,
  params: CatalogueParams,
  response: (template: Template) => Promise<Response>,
): Promise<Response> {
  return handleRequest(request, refuseCatalogue, async () => {
    const template = catalogues.find(params.template);
    return template ? response(template) : refuseCatalogue(404);
  });
}
