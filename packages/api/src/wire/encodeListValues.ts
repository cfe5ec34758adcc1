import { escapeCommas } from '@vvoz/catalogue/query/commaLists';
import { formatWireDay } from '@vvoz/catalogue/dates/auctionDay';
import { listWireDrives } from '@vvoz/catalogue/words/drives';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';

/**
 * Encodes the values of a list facet for both versions: days as local times, «2WD» as all its drives,
 * commas in names after a backslash. A generation is sent instead of its body codes.
 */
export function encodeListValues({ key }: ListFacet, query: CatalogueQuery): readonly string[] {
  const values = query.lists[key] ?? [];
  if (key === 'day') return values.map(formatWireDay);
  if (key === 'drive') return listWireDrives(values);
  return key === 'kuzov' && query.texts.generation ? [] : values.map(escapeCommas);
}
