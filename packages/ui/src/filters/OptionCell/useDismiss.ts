import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../primitives/browser/afterPaint.ts';

const scrollerOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement;
};

/** Closes, and what was clicked below stays under the pointer. */
function closeUnder(cell: HTMLDetailsElement, clicked: Element): void {
  const before = clicked.getBoundingClientRect().top;
  cell.open = false;
  const moved = clicked.isConnected ? clicked.getBoundingClientRect().top - before : 0;
  if (moved !== 0) scrollerOf(cell)?.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * An open list closes on a click outside it, and on Escape, which gives the focus back to its button. One that opens, and
 * a fold within it, answers the tap first (`data-opening`) and shows its rows in the next picture.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const cell = ref.current;
    if (!cell) return undefined;
    // Without a script one of a name closes the others in the same picture; from here on they close behind it.
    cell.removeAttribute('name');
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      // The first Escape empties a search.
      const searching = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (key !== 'Escape' || !cell.open || searching) return;
      // It is not also the sheet's.
      event.stopPropagation();
      cell.open = false;
      cell.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (cell.open && target instanceof Element && !cell.contains(target))
        afterPaint(() => closeUnder(cell, target));
    };
    const onOpening = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('summary') : null;
      const opened = button?.parentElement;
      if (!(opened instanceof HTMLDetailsElement) || opened.open) return;
      // Safari gives a button that is pressed by a pointer no focus, and then the list hears no keys.
      if (!cell.contains(document.activeElement)) button?.focus({ preventScroll: true });
      opened.dataset['opening'] = '';
      afterPaint(() => {
        delete opened.dataset['opening'];
      });
    };
    cell.addEventListener('click', onOpening);
    cell.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      cell.removeEventListener('click', onOpening);
      cell.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [ref]);
}
