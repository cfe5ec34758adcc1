import type { Template } from '@vvoz/catalogue/templates/templates';
import type { HostCatalogues } from '../site/hostCatalogues.ts';
import { handleRequest, type Refuse } from './handleRequest.ts';

/** What Next hands a route handler below `[template]`. */
export interface CatalogueContext {
  readonly params: Promise<{ template: string }>;
}

const REFUSALS = {
  404: { code: 'not_found', message: 'There is no such catalogue, or no such set in it' },
  503: { code: 'source_failed', message: 'The source of lots does not answer; try again' },
} as const;

const refuse: Refuse = (status) =>
  Response.json({ error: REFUSALS[status] }, { status, headers: { 'cache-control': 'no-store' } });

/** A route of one catalogue: 404 where there is none of that name, 503 where its source does not answer. */
export function answerCatalogue(
  catalogues: HostCatalogues,
  request: Request,
  { params }: CatalogueContext,
  answer: (template: Template) => Promise<Response>,
): Promise<Response> {
  return handleRequest(request, refuse, async () => {
    const template = catalogues.find((await params).template);
    return template ? answer(template) : refuse(404);
  });
}
