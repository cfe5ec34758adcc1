import { type RefObject, useEffect } from 'react';
import { runAfterPaint } from '../../primitives/browser/afterPaint.ts';

const findScroller = (element: Element): Element | null => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement;
};

/** Closes the list and keeps the clicked element below it under the pointer. */
function closeUnder(cell: HTMLDetailsElement, clicked: Element): void {
  const before = clicked.getBoundingClientRect().top;
  cell.open = false;
  const moved = clicked.isConnected ? clicked.getBoundingClientRect().top - before : 0;
  if (moved !== 0) findScroller(cell)?.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Closes an open list on a click outside and on Escape, which returns the focus to its button. When a list or a fold
 * in it opens, the frame answers the tap first (`data-opening`); the rows follow in the next frame, after `onOpened`.
 * @param onOpened the same function at each render
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>, onOpened: () => void): void {
  useEffect(() => {
    const cell = ref.current;
    if (!cell) return undefined;
    // Without JavaScript, opening one list of a name closes the others in the same frame; with it, they close one
    // frame later.
    cell.removeAttribute('name');
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      // The first Escape clears the search.
      const searching = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (key !== 'Escape' || !cell.open || searching) return;
      // Escape must not also close the sheet.
      event.stopPropagation();
      cell.open = false;
      cell.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (cell.open && target instanceof Element && !cell.contains(target))
        runAfterPaint(() => closeUnder(cell, target));
    };
    const onOpening = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('summary') : null;
      const opened = button?.parentElement;
      if (!(opened instanceof HTMLDetailsElement) || opened.open) return;
      // Safari does not focus a button pressed by a pointer, so the list would get no key events.
      if (!cell.contains(document.activeElement)) button?.focus({ preventScroll: true });
      opened.dataset['opening'] = '';
      runAfterPaint(() => {
        onOpened();
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
  }, [ref, onOpened]);
}
