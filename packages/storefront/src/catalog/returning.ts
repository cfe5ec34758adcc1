import type { SettledView } from './session.ts';
import { recallList, rememberList, type Remembered } from './memory.ts';

/** Puts the page where it was: the place first, then the focus without moving it. */
export function goBackTo({ scrollY, focus }: Pick<Remembered, 'scrollY' | 'focus'>): void {
  window.scrollTo(0, scrollY);
  if (focus)
    document
      .querySelector<HTMLElement>(`[data-lot="${CSS.escape(focus)}"] a`)
      ?.focus({ preventScroll: true });
}

/** Keeps what is on screen for a return to this address. */
export function rememberPlace(path: string, view: SettledView): void {
  const focus = document.activeElement?.closest('[data-lot]')?.getAttribute('data-lot');
  rememberList(path, { view, scrollY: window.scrollY, ...(focus ? { focus } : {}) });
}

/** Goes to the place that was kept for a view, once it is painted. */
export function returnToPlace(path: string, view: SettledView): void {
  const kept = recallList(path, view);
  if (kept) requestAnimationFrame(() => goBackTo(kept));
}
