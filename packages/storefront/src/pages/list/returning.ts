import type { SettledView } from '../../model/settledView.ts';
import { recallList, rememberList, type Anchor, type Remembered } from './rememberedList.ts';

const findCard = (lot: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-lot="${CSS.escape(lot)}"]`);

/** Finds the first card of the list that is on screen, with its position. */
function findAnchor(): Anchor | undefined {
  for (const card of document.querySelectorAll<HTMLElement>('[data-lot]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return top < window.innerHeight ? { lot: card.dataset['lot'] ?? '', top } : undefined;
  }
  return undefined;
}

/** Finds the card that has the focus. */
const findFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-lot]')?.dataset['lot'];

function align({ lot, top }: Anchor): void {
  const moved = (findCard(lot)?.getBoundingClientRect().top ?? top) - top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Until a page has loaded, the browser may scroll to the position it has stored, which is wrong: heights are estimates. */
function preventBrowserScroll(): void {
  if (document.readyState === 'complete') return;
  history.scrollRestoration = 'manual';
  // Not before its last attempt, which is that of the load.
  window.addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')), {
    once: true,
  });
}

/** Restores the place on screen, then the focus without scrolling. */
export function goBackTo({ scrollY, focus, anchor }: Pick<Remembered, 'scrollY' | 'focus' | 'anchor'>): void {
  preventBrowserScroll();
  window.scrollTo(0, scrollY);
  if (anchor) {
    align(anchor);
    // Cards that have not been on screen yet have estimated heights, and get their own in the next frame.
    requestAnimationFrame(() => align(anchor));
  }
  if (focus) findCard(focus)?.querySelector('a')?.focus({ preventScroll: true });
}

/** Runs a change of the cards. Then the first card on screen is where it was, and a card that had the focus has it. */
export function keepPlace(change: () => void): void {
  const anchor = findAnchor();
  const focus = findFocus();
  change();
  if (anchor) align(anchor);
  if (focus !== undefined && focus !== findFocus())
    findCard(focus)?.querySelector('a')?.focus({ preventScroll: true });
}

/** Stores what is on screen, for a return to this address. */
export function rememberPlace(path: string, view: SettledView): void {
  const focus = findFocus();
  const anchor = findAnchor();
  rememberList(path, {
    view,
    scrollY: window.scrollY,
    ...(focus ? { focus } : {}),
    ...(anchor ? { anchor } : {}),
  });
}

/** Restores the stored place of a view after its next frame. */
export function returnToPlace(path: string, view: SettledView): void {
  const stored = recallList(path, view);
  if (stored) requestAnimationFrame(() => goBackTo(stored));
}
