import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { formatPathName } from '../../address/formatPathName.ts';

/** Lists the breadcrumbs: those of the page record, then brand, model and body code of the address. The last has no link. */
export function listCatalogueCrumbs(
  { breadcrumb, title }: PageRecord,
  { path: base }: Template,
  query: CatalogueQuery,
) {
  const { lists } = query;
  const inPath = listPathFacets(query);
  const items = [
    ...(breadcrumb.length > 0 ? breadcrumb : [{ title, path: base }]),
    ...inPath.map((key, index) => ({
      title: formatPathName(key, lists[key]?.[0] ?? ''),
      path: formatCatalogueAddress(base, {
        ...EMPTY_QUERY,
        lists: Object.fromEntries(inPath.slice(0, index + 1).map((one) => [one, lists[one] ?? []])),
      }),
    })),
  ];
  return items.map(({ title: label, path }, index) =>
    index === items.length - 1 ? { label } : { label, href: path },
  );
}
