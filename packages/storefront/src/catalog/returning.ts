import type { SettledView } from './session.ts';
import { recallList, rememberList, type Anchor, type Remembered } from './memory.ts';

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

function align({ lot, top }: Anchor): void {
  const moved = (findCard(lot)?.getBoundingClientRect().top ?? top) - top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Restores the place on screen, then the focus without scrolling. */
export function goBackTo({ scrollY, focus, anchor }: Pick<Remembered, 'scrollY' | 'focus' | 'anchor'>): void {
  window.scrollTo(0, scrollY);
  if (anchor) {
    align(anchor);
    // Cards that have not been on screen yet have estimated heights, and get their own in the next frame.
    requestAnimationFrame(() => align(anchor));
  }
  if (focus) findCard(focus)?.querySelector('a')?.focus({ preventScroll: true });
}

/** Stores what is on screen, for a return to this address. */
export function rememberPlace(path: string, view: SettledView): void {
  const focus = document.activeElement?.closest('[data-lot]')?.getAttribute('data-lot');
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
