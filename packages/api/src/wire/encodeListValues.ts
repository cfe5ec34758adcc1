import { formatWireDay } from '@vvoz/catalogue/dates/auctionDay';
import { listWireDrives } from '@vvoz/catalogue/words/drives';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';

/**
 * The values of a list facet as they travel, in both versions: days as local moments, «2WD» written out, no body codes
 * beside a generation, which stands for them.
 */
export function encodeListValues({ key }: ListFacet, query: CatalogQuery): readonly string[] {
  const values = query.lists[key] ?? [];
  if (key === 'day') return values.map(formatWireDay);
  if (key === 'drive') return listWireDrives(values);
  return key === 'kuzov' && query.texts.generation ? [] : values;
}
