import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { CatalogueStore } from './CatalogueStore.ts';
import { buildSimilarFilters } from './similarFilters.ts';

/** Finds lots that are similar to a lot, the most similar first. Each occurs once; the lot itself is not among them. */
export async function findSimilar(
  list: CatalogueStore['list'],
  type: CatalogueType,
  lot: Lot,
  limit: number,
): Promise<readonly Lot[]> {
  const similarLots = new Map<string, Lot>();
  for (const filter of buildSimilarFilters(lot)) {
    // The answer may contain the lot itself and lots that were already found.
    const wanted = limit + similarLots.size + 1;
    const more = await list({ type, filter, order: 'date_desc', limit: wanted, offset: 0 });
    for (const other of more)
      if (other.id !== lot.id && similarLots.size < limit) similarLots.set(other.id, other);
    if (similarLots.size >= limit) break;
  }
  return [...similarLots.values()];
}
