import { formatCatalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { EMPTY_QUERY, type CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../createStorefront.ts';
import { splitPath } from './cataloguePath.ts';

/**
 * Finds the list of an address: `/japan/czeny-na-avto/toyota?year_min=2020`. Unreadable values are dropped, as on the page.
 * Undefined when it is not a list of this host. Throws ApiError.
 */
export async function findList(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  address: string,
): Promise<{ readonly template: Template; readonly query: CatalogQuery } | undefined> {
  const [path = '', ...search] = address.split('?');
  const split = splitPath(
    path,
    catalogues.all.map(({ path: base }) => base),
  );
  const template = split && catalogues.all.find(({ path: base }) => base === split.base);
  const choice = template && (await data.getPathChoice(template, split.segments));
  return choice && { template, query: parseCatalogUrl(search.join('?'), choice) };
}

/** Address of the list with a query's filters, in its default order. @param base path of the catalogue */
export const formatListAddress = (base: string, { lists, ranges, texts }: CatalogQuery): string =>
  formatCatalogAddress(base, { ...EMPTY_QUERY, lists, ranges, texts });
