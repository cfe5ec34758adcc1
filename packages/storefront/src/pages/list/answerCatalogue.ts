import type { Template } from '@vvoz/catalogue/templates/templates';
import type { HostCatalogues } from '../site/hostCatalogues.ts';
import { handleRequest, type Refuse } from './handleRequest.ts';

/** The context that Next passes to a route handler below `[template]`. */
export interface CatalogueContext {
  readonly params: Promise<{ template: string }>;
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
export function answerCatalogue(
  catalogues: HostCatalogues,
  request: Request,
  { params }: CatalogueContext,
  answer: (template: Template) => Promise<Response>,
): Promise<Response> {
  return handleRequest(request, refuseCatalogue, async () => {
    const template = catalogues.find((await params).template);
    return template ? answer(template) : refuseCatalogue(404);
  });
}
