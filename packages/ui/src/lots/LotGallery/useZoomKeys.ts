import { useEffect, type RefObject } from 'react';
import { isPlainKey, getArrowStep } from './useFrameRow.ts';

/** Distance that an arrow key pans a picture in full size, in CSS pixels. */
const PAN_STEP = 80;
const MOVES: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

interface ZoomKeys {
  readonly dialog: RefObject<HTMLElement | null>;
  /** The scroll box of the picture in full size; undefined while pictures are fitted. */
  readonly large: () => Element | undefined;
  readonly onTurn: (step: number) => void;
}

/**
 * Arrow keys turn the pictures, or pan the one in full size, wherever the focus is in the dialog; after a press on a
 * button of the bar, the browser itself would not scroll. The events do not reach the gallery below.
 */
export function useZoomKeys({ dialog, large, onTurn }: ZoomKeys): void {
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      event.stopPropagation();
      const box = large();
      const step = getArrowStep(event);
      const [left, top] = MOVES[event.key] ?? [];
      if (box && left !== undefined && isPlainKey(event)) box.scrollBy({ left, top, behavior: 'instant' });
      else if (!box && step !== undefined) onTurn(step);
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
}
