import { dayOnWire } from '../catalog/auctionDay.ts';
import { drivesOnWire } from '../catalog/drives.ts';
import type { ListFacet } from '../catalog/facets.ts';
import type { CatalogQuery } from '../catalog/query.ts';

/**
 * The values of a list facet as they travel, in both versions: days as local moments, «2WD» written out, no body codes
 * beside a generation, which stands for them.
 */
export function listValues({ key }: ListFacet, query: CatalogQuery): readonly string[] {
  const values = query.lists[key] ?? [];
  if (key === 'day') return values.map(dayOnWire);
  if (key === 'drive') return drivesOnWire(values);
  return key === 'kuzov' && query.texts.generation ? [] : values;
}
