import { onRouteChange } from '../route/routeChange.ts';
import { reportBug } from '../page/outage.ts';
import { FORM_ID } from '@vvoz/ui/filters/model/ids.ts';
import { defineSaveSearch } from '@vvoz/ui/shelf/SaveSearch/defineSaveSearch.ts';
import { loadTopLots } from './loadTopLots.ts';
import type { Shelf } from './shelf.ts';
import { SHELF_PATHS } from './shelfPages.ts';
import { showMessage } from './showMessage.ts';

/**
 * Reads the address of the list on screen, without its page number. A list of coming lots without a chosen order gets
 * that of our links to it, so that a saved search opens with the nearest auctions first.
 */
function readAddress(): string {
  const search = new URLSearchParams(location.search);
  search.delete('page');
  const order = document.querySelector<HTMLElement>('save-search')?.dataset['order'];
  if (order !== undefined && !search.has('order_by')) search.set('order_by', order);
  const text = search.toString();
  return `${location.pathname}${text === '' ? '' : `?${text}`}`;
}

/** «Toyota Prius с аукционов Японии: 2020–2024, до 100 000 км»: the heading, and the conditions in their chips. */
function readTitle(): string {
  const heading = document.querySelector('h1')?.textContent?.trim() ?? document.title;
  const chips = document.querySelectorAll('[aria-label="Применённые фильтры"] a[aria-label^="Убрать: "]');
  const conditions = Array.from(chips, (chip) => chip.textContent?.trim()).filter(Boolean);
  return conditions.length === 0 ? heading : `${heading}: ${conditions.join(', ')}`;
}

const readCount = (): number =>
  Number(document.querySelector('h1 + p output')?.textContent?.replaceAll(/\D/g, '') ?? 0);

/** Stores the lots at the top of a list, so that the next visit can tell which are new. */
async function markSeen(shelf: Shelf, address: string): Promise<void> {
  try {
    const { count, lots } = await loadTopLots(address);
    shelf.changeSearch(address, { count, known: lots, at: Date.now() });
  } catch (error) {
    // The search keeps the lots that it had, and the next visit tries again.
    reportBug(error);
  }
}

/** Starts «Сохранить поиск» on the pages that have its button. Opening the list of a saved search marks it as seen. */
export function startSaveSearch(shelf: Shelf): void {
  // The panel shows the button, after its hydration.
  if (!document.getElementById(FORM_ID)) return;
  const isSaved = () => shelf.read('searches').some(({ address }) => address === readAddress());
  const seeSaved = () => {
    if (isSaved()) void markSeen(shelf, readAddress());
  };
  defineSaveSearch({
    isSaved,
    toggle: () => {
      const address = readAddress();
      if (isSaved()) {
        shelf.remove('searches', address);
        return;
      }
      shelf.put('searches', { address, title: readTitle(), count: readCount(), known: [], at: Date.now() });
      showMessage('Поиск сохранён: когда появятся новые лоты, это будет видно в избранном.', {
        href: `${SHELF_PATHS.favourites}#searches`,
        label: 'Открыть',
      });
      void markSeen(shelf, address);
    },
    subscribe: (listener) => {
      const stops = [shelf.subscribe('searches', listener), onRouteChange(listener)];
      return () => stops.forEach((stop) => stop());
    },
  });
  onRouteChange(seeSaved);
}
