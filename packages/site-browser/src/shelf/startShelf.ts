import { defineLotTools } from '@vvoz/ui/shelf/LotTools/defineLotTools.ts';
import { reportBug } from '../page/outage.ts';
import { loadLotNews } from './loadLotNews.ts';
import { pageShelf } from './pageShelf.ts';
import { readSnapshot } from './readSnapshot.ts';
import type { Shelf } from './shelf.ts';
import { SHELF_LISTS } from './shelfLists.ts';
import { SHELF_PATHS } from './shelfPages.ts';
import { showCounts } from './showCounts.ts';
import { startSaveSearch } from './startSaveSearch.ts';
import { readSharingOptions, startSharing } from './startSharing.ts';
import { prepareMessages, showMessage } from './showMessage.ts';

/** Loads the texts of a lot that the shelf shows but a card lacks. */
async function completeLot(shelf: Shelf, lot: string): Promise<void> {
  const news = await loadLotNews([lot]);
  shelf.refresh('favourites', news);
  shelf.refresh('compare', news);
}

const NOT_STORED = 'Браузер не даёт сохранить отметку: она пропадёт, когда вы закроете страницу.';

/** Puts a lot on the list of lots seen when its own page is open. The buttons of a lot have a snapshot only there. */
function rememberSeen(shelf: Shelf): void {
  const bar = document.querySelector<HTMLElement>('lot-tools[data-snapshot]');
  const snapshot = bar && readSnapshot(bar);
  if (snapshot) shelf.put('seen', { ...snapshot, at: Date.now() });
}

/** Starts the visitor's shelf on a page: the buttons of lots, the counts in the header, the lots seen, saved searches. */
export function startShelf(shelf: Shelf = pageShelf): void {
  prepareMessages();
  showCounts(shelf);
  rememberSeen(shelf);
  startSaveSearch(shelf);
  const sharing = readSharingOptions();
  if (sharing) startSharing(shelf, sharing);
  defineLotTools({
    has: shelf.has,
    toggle: (list, snapshot) => {
      const outcome = shelf.toggle(list, snapshot);
      if (outcome === 'full')
        showMessage(SHELF_LISTS[list].full, { href: SHELF_PATHS[list], label: 'Открыть' });
      else if (shelf.isOnPageOnly()) showMessage(NOT_STORED);
      if (outcome === 'put' && snapshot.cells === undefined) {
        // After an outage the card's texts stay. The pages of the shelf load the lot again.
        completeLot(shelf, snapshot.lot).catch(reportBug);
      }
    },
    subscribe: (listener) => {
      const stops = [shelf.subscribe('favourites', listener), shelf.subscribe('compare', listener)];
      return () => stops.forEach((stop) => stop());
    },
    readSnapshot,
  });
}
