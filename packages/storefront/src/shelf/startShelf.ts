import { defineLotTools } from '@vvoz/ui/shelf/LotTools/defineLotTools.ts';
import { loadLotNews } from './loadLotNews.ts';
import { pageShelf } from './pageShelf.ts';
import { readSnapshot } from './readSnapshot.ts';
import type { Shelf } from './shelf.ts';
import { showCounts } from './showCounts.ts';
import { startSaveSearch } from './startSaveSearch.ts';
import { prepareMessages, showMessage } from './showMessage.ts';

/** A card says less than the shelf shows. Without a network the card's texts stay until the shelf is opened. */
async function completeLot(shelf: Shelf, lot: string): Promise<void> {
  const news = await loadLotNews([lot]).catch(() => []);
  shelf.refresh('favourites', news);
  shelf.refresh('compare', news);
}

const FULL = {
  favourites: 'В избранном уже 200 лотов. Уберите лишние, чтобы добавить этот.',
  compare: 'Сравнить можно до четырёх лотов. Уберите один, чтобы добавить этот.',
} as const;
const PAGES = { favourites: '/izbrannoe', compare: '/sravnenie' } as const;
const NOT_STORED = 'Браузер не даёт сохранить отметку: она пропадёт, когда вы закроете страницу.';

/** A lot's page is remembered among the lots seen. Its buttons hold the lot; in lists the rows around them do. */
function rememberSeen(shelf: Shelf): void {
  const bar = document.querySelector<HTMLElement>('lot-tools[data-snapshot]');
  const snapshot = bar && readSnapshot(bar);
  if (snapshot) shelf.put('seen', { ...snapshot, at: Date.now() });
}

/** Starts what the visitor's shelf does on every page: the buttons of lots, the counts in the header, the lots seen. */
export function startShelf(shelf: Shelf = pageShelf): void {
  prepareMessages();
  showCounts(shelf);
  rememberSeen(shelf);
  startSaveSearch(shelf);
  defineLotTools({
    has: shelf.has,
    toggle: (list, snapshot) => {
      const outcome = shelf.toggle(list, snapshot);
      if (outcome === 'full') showMessage(FULL[list], { href: PAGES[list], label: 'Открыть' });
      else if (shelf.isOnPageOnly()) showMessage(NOT_STORED);
      if (outcome === 'put' && snapshot.cells === undefined) void completeLot(shelf, snapshot.lot);
    },
    subscribe: (listener) => {
      const stops = [shelf.subscribe('favourites', listener), shelf.subscribe('compare', listener)];
      return () => stops.forEach((stop) => stop());
    },
    readSnapshot,
  });
}
