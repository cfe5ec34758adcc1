import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../../data/createStorefront.ts';
import { splitPath } from '../../address/splitPath.ts';

/**
 * Finds the list of an address: `/japan/czeny-na-avto/toyota?year_min=2020`. Unreadable values are dropped, as on the page.
 * Undefined when it is not a list of this host. Throws ApiError.
 */
export async function findList(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  address: string,
): Promise<{ readonly template: Template; readonly query: CatalogueQuery } | undefined> {
  const [path = '', ...search] = address.split('?');
  const split = splitPath(
    path,
    catalogues.all.map(({ path: base }) => base),
  );
  const template = split && catalogues.all.find(({ path: base }) => base === split.base);
  const choice = template && (await data.getPathChoice(template, split.segments));
  return choice && { template, query: parseCatalogueUrl(search.join('?'), choice) };
}

/** Address of the list with a query's filters, in its default order. @param base path of the catalogue */
export const formatListAddress = (base: string, { lists, ranges, texts }: CatalogueQuery): string =>
  formatCatalogueAddress(base, { ...EMPTY_QUERY, lists, ranges, texts });
