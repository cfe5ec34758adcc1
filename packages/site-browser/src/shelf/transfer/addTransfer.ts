import { loadLotNews } from '../loadLotNews.ts';
import type { Shelf } from '../shelf.ts';
import { SHELF_LISTS, type LotListName } from '../shelfLists.ts';
import type { Transfer } from './transferText.ts';

const LISTS: readonly (keyof Transfer & LotListName)[] = ['favourites', 'compare'];

const listNew = (shelf: Shelf, transfer: Transfer, name: keyof Transfer): readonly string[] =>
  transfer[name].filter((lot) => !shelf.has(name, lot));

/** Lists the lots of a transfer that are not on the list of this shelf where they belong, each once. */
export const listNewLots = (shelf: Shelf, transfer: Transfer): readonly string[] => [
  ...new Set(LISTS.flatMap((name) => listNew(shelf, transfer, name))),
];

/**
 * Puts lots on a shelf in their order, as far as there is room. Lots that the catalogue no longer has are left out. Throws
 * Outage; nothing has been put then.
 */
export async function addTransfer(shelf: Shelf, transfer: Transfer): Promise<void> {
  const byLot = new Map((await loadLotNews(listNewLots(shelf, transfer))).map((news) => [news.lot, news]));
  for (const name of LISTS) {
    const room = SHELF_LISTS[name].max - shelf.read(name).length;
    const found = listNew(shelf, transfer, name).flatMap((lot) => {
      const news = byLot.get(lot);
      return news && 'title' in news ? [news] : [];
    });
    // Each is put on top, so the first comes last.
    for (const lot of found.slice(0, room).toReversed()) shelf.put(name, { ...lot, at: Date.now() });
  }
}
