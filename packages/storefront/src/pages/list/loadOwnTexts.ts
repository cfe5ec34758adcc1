import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { findLandingPath } from '@vvoz/seo/landing';
import type { Storefront } from '../../data/createStorefront.ts';

export type OwnTexts = Pick<PageRecord, 'title' | 'titleFilter'>;

/**
 * Loads the texts that a person gave a choice: those of the operator's set of lots, or of the landing's own page record.
 * Undefined for the whole catalogue, for other choices, for an unknown set, and for a landing without a record. Throws
 * ApiError.
 */
export async function loadOwnTexts(
  data: Pick<Storefront['data'], 'findPage' | 'getSets'>,
  template: Template,
  query: CatalogueQuery,
): Promise<OwnTexts | undefined> {
  const { set } = query.texts;
  if (set !== undefined) return (await data.getSets(template.type)).find(({ id }) => id === set);
  const path = findLandingPath(template.path, query);
  if (path === undefined || path === template.path) return undefined;
  const record = await data.findPage(path);
  return record?.template === template.name ? record : undefined;
}
