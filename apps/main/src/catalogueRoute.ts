import type { Template } from '@vvoz/catalogue/templates/templates';
import { ApiError } from '@vvoz/api/errors';
import { findCatalogue } from './catalogues.ts';

/** What Next hands a route handler below `[template]`. */
export interface CatalogueContext {
  readonly params: Promise<{ template: string }>;
}

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });

/** A route of one catalogue: 404 where there is none of that name, 503 where its source does not answer. */
export async function answerOf(
  { params }: CatalogueContext,
  answer: (template: Template) => Promise<Response>,
): Promise<Response> {
  const template = findCatalogue((await params).template);
  if (!template) return refuse(404, 'not_found', 'There is no such catalogue');
  try {
    return await answer(template);
  } catch (error) {
    if (error instanceof ApiError)
      return refuse(503, 'source_failed', 'The source of lots does not answer; try again');
    throw error;
  }
}
