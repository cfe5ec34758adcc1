import type { SettledView } from './session.ts';
import { recallList, rememberList, type Remembered } from './memory.ts';

/** Restores the scroll position, then the focus without scrolling. */
export function goBackTo({ scrollY, focus }: Pick<Remembered, 'scrollY' | 'focus'>): void {
  window.scrollTo(0, scrollY);
  if (focus)
    document
      .querySelector<HTMLElement>(`[data-lot="${CSS.escape(focus)}"] a`)
      ?.focus({ preventScroll: true });
}

/** Stores what is on screen, for a return to this address. */
export function rememberPlace(path: string, view: SettledView): void {
  const focus = document.activeElement?.closest('[data-lot]')?.getAttribute('data-lot');
  rememberList(path, { view, scrollY: window.scrollY, ...(focus ? { focus } : {}) });
}

/** Restores the stored place of a view after its next frame. */
export function returnToPlace(path: string, view: SettledView): void {
  const stored = recallList(path, view);
  if (stored) requestAnimationFrame(() => goBackTo(stored));
}
