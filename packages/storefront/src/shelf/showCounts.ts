import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import type { Shelf } from './shelf.ts';
import type { LotListName } from './shelfLists.ts';

/** The lists that the header counts, by the `data-shelf` of their links. */
const COUNTED = { favourites: 'Избранное', compare: 'Сравнение' } as const satisfies Partial<
  Record<LotListName, string>
>;

function showCount(name: keyof typeof COUNTED, count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[data-shelf=${name}]`)) {
    link.ariaLabel = count === 0 ? COUNTED[name] : `${COUNTED[name]}: ${formatCount(count, LOT_FORMS)}`;
    const place = link.querySelector('[data-count]');
    if (place) place.textContent = count === 0 ? '' : count > 99 ? '99+' : String(count);
  }
}

/** Shows beside the icons of the header how many lots are on the shelf, from now on. */
export function showCounts(shelf: Shelf): void {
  for (const name of Object.keys(COUNTED) as (keyof typeof COUNTED)[]) {
    const show = () => showCount(name, shelf.read(name).length);
    shelf.subscribe(name, show);
    show();
  }
}
