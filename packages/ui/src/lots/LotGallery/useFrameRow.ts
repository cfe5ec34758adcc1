import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** True for a key pressed without modifiers; the browser keeps the others. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** −1 or 1 for an arrow key without modifiers; undefined for other keys. */
export const getArrowStep = (event: KeyboardEvent): number | undefined =>
  isPlainKey(event) ? STEPS[event.key] : undefined;

/** Index of the visible frame. */
const getFrameIndex = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** Scrolls without animation, because visitors press the arrow many times in a row. Wraps around at both ends. */
function scrollToFrame(row: HTMLElement, index: number): void {
  const count = row.children.length;
  row.scrollTo({ left: ((index + count) % count) * row.clientWidth, behavior: 'instant' });
}

export interface FrameRow {
  readonly track: RefObject<HTMLOListElement | null>;
  /**
   * Index of the visible frame. Undefined before hydration, because the browser may have scrolled to a frame of the
   * address (#f3).
   */
  readonly current: number | undefined;
  readonly show: (index: number) => void;
  /** Moves by `step` frames, back if negative, from the current scroll position and not from the last render. */
  readonly turn: (step: number) => void;
}

/** State of a row of frames: the visible frame, and functions to turn it. */
export function useFrameRow(start?: number): FrameRow {
  const track = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(start);
  useEffect(() => {
    const row = track.current;
    if (row === null) return undefined;
    const look = () => setCurrent(getFrameIndex(row));
    if (start !== undefined) scrollToFrame(row, start);
    const first = requestAnimationFrame(look);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      row.removeEventListener('scroll', look);
    };
  }, [start]);
  return {
    track,
    current,
    show: (index) => {
      if (track.current !== null) scrollToFrame(track.current, index);
    },
    turn: (step) => {
      if (track.current !== null) scrollToFrame(track.current, getFrameIndex(track.current) + step);
    },
  };
}
