import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { findLandingPath } from '@vvoz/seo/landing';
import type { Storefront } from '../../data/createStorefront.ts';

/**
 * Loads the title that an editor gave the landing of a choice: that of the landing's own page record. Undefined for the whole
 * catalogue, for other choices, and for a landing without a record. Throws ApiError.
 */
export async function loadOwnTitle(
  data: Pick<Storefront['data'], 'findPage'>,
  template: Template,
  query: CatalogueQuery,
): Promise<string | undefined> {
  const path = findLandingPath(template.path, query);
  if (path === undefined || path === template.path) return undefined;
  const record = await data.findPage(path);
  return record?.template === template.name ? record.title : undefined;
}
