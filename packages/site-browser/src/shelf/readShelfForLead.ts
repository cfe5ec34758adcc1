import { pageShelf } from './pageShelf.ts';
import { getListRow, type ShelfLot } from './shelfLists.ts';
import { readList } from './readList.ts';

/**
 * Returns the favourites for a visitor's request, newest first; empty when there are none or storage is forbidden. For the
 * browser only.
 */
export function readShelfForLead(): readonly ShelfLot[] {
  const onPage = pageShelf.read('favourites');
  if (onPage.length > 0) return onPage;
  try {
    // The page's list is read when something subscribes to it, which may be later.
    const row = getListRow('favourites');
    return readList<'favourites'>(row, localStorage.getItem(row.key));
  } catch {
    // Storage is forbidden.
    return [];
  }
}
