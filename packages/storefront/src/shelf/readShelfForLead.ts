import { pageShelf } from './pageShelf.ts';
import { getListRow } from './shelfLists.ts';
import { readList } from './readList.ts';

/**
 * Returns the keys (`type/id`) of the favourites for a visitor's request, newest first; empty when there are none or
 * storage is forbidden. For the browser only: the form offers «Приложить избранное к заявке» when the list is not empty.
 */
export function readShelfForLead(): readonly string[] {
  const onPage = pageShelf.read('favourites');
  if (onPage.length > 0) return onPage.map(({ lot }) => lot);
  try {
    // The page's list is read when something subscribes to it, which may be later.
    const row = getListRow('favourites');
    return readList<'favourites'>(row, localStorage.getItem(row.key)).map(({ lot }) => lot);
  } catch {
    return [];
  }
}
