import { useEffect, type RefObject } from 'react';
import { isPlainKey, stepOf } from './useFrameRow.ts';

/** So far an arrow key moves a picture in full size, in CSS pixels. */
const STRIDE = 80;
const MOVES: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
};

interface ZoomKeys {
  readonly dialog: RefObject<HTMLElement | null>;
  /** The box of the picture in full size; undefined while pictures are as large as fits. */
  readonly large: () => Element | undefined;
  readonly onTurn: (step: number) => void;
}

/**
 * Arrows turn the pictures, or move the one in full size, wherever in the dialog the focus is: after a press on a button
 * of the bar the browser itself would move nothing. The gallery below hears none of it.
 */
export function useZoomKeys({ dialog, large, onTurn }: ZoomKeys): void {
  useEffect(() => {
    const shown = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      event.stopPropagation();
      const box = large();
      const step = stepOf(event);
      const [left, top] = MOVES[event.key] ?? [];
      if (box && left !== undefined && isPlainKey(event)) box.scrollBy({ left, top, behavior: 'instant' });
      else if (!box && step !== undefined) onTurn(step);
      else return;
      event.preventDefault();
    };
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  });
}
