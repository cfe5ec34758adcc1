import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** True for a key pressed without modifiers; the browser keeps the others. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** −1 or 1 for an arrow key without modifiers; undefined for other keys. */
export const getArrowStep = (event: KeyboardEvent): number | undefined =>
  isPlainKey(event) ? STEPS[event.key] : undefined;

/** The place of the visible frame in the row, from 0. */
const getPlace = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** The frames from left to right. Styles may change their order: on phones the vehicle stands before its sheet. */
const listFramesOnScreen = (row: HTMLElement): readonly Element[] =>
  ([...row.children] as HTMLElement[]).toSorted((one, other) => one.offsetLeft - other.offsetLeft);

/** Index of the visible frame among the children of the row. */
function getFrameIndex(row: HTMLElement): number {
  const visible = listFramesOnScreen(row)[getPlace(row)];
  return visible === undefined ? 0 : [...row.children].indexOf(visible);
}

/** Scrolls without animation, because visitors press the arrow many times in a row. Wraps around at both ends. */
function scrollToPlace(row: HTMLElement, place: number): void {
  const count = row.children.length;
  row.scrollTo({ left: ((place + count) % count) * row.clientWidth, behavior: 'instant' });
}

function scrollToFrame(row: HTMLElement, index: number): void {
  const frame = row.children[index];
  if (frame !== undefined) scrollToPlace(row, listFramesOnScreen(row).indexOf(frame));
}

export interface FrameRow {
  readonly track: RefObject<HTMLOListElement | null>;
  /**
   * Index of the visible frame. Undefined before hydration, because the browser may have scrolled to a frame of the
   * address (#f3).
   */
  readonly current: number | undefined;
  /** Which frame from the left it is, from 0. */
  readonly place: number;
  readonly show: (index: number) => void;
  /** Moves by `step` frames, back if negative, from the current scroll position and not from the last render. */
  readonly turn: (step: number) => void;
}

/** State of a row of frames: the visible frame, and functions to turn it. */
export function useFrameRow(start?: number): FrameRow {
  const track = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(start);
  const [place, setPlace] = useState(start ?? 0);
  useEffect(() => {
    const row = track.current;
    if (row === null) return undefined;
    const look = () => {
      setCurrent(getFrameIndex(row));
      setPlace(getPlace(row));
    };
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
    place,
    show: (index) => {
      if (track.current !== null) scrollToFrame(track.current, index);
    },
    turn: (step) => {
      if (track.current !== null) scrollToPlace(track.current, getPlace(track.current) + step);
    },
  };
}
