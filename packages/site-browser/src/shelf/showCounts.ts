import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import type { Shelf } from './shelf.ts';
import { SHELF_PAGES } from './shelfPages.ts';

function showCount({ shelf: list, label }: (typeof SHELF_PAGES)[number], count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[data-shelf=${list}]`)) {
    link.ariaLabel = count === 0 ? label : `${label}: ${formatCount(count, LOT_FORMS)}`;
    const badge = link.querySelector('[data-count]');
    if (badge) badge.textContent = count === 0 ? '' : count > 99 ? '99+' : String(count);
  }
}

/** Shows beside the icons of the header how many lots are on the shelf, from now on. */
export function showCounts(shelf: Shelf): void {
  for (const page of SHELF_PAGES) {
    const show = () => showCount(page, shelf.read(page.shelf).length);
    shelf.subscribe(page.shelf, show);
    show();
  }
}
