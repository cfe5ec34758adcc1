import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** True for a key pressed alone: with another one held it is the browser's. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** −1 or 1 for an arrow key pressed alone; undefined for every other key. */
export const stepOf = (event: KeyboardEvent): number | undefined =>
  isPlainKey(event) ? STEPS[event.key] : undefined;

/** Which frame of the row is in its window. */
const frameAt = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** At once, without gliding: people press the arrow fifteen times in a row. Past an end it goes on at the other. */
function scrollToFrame(row: HTMLElement, index: number): void {
  const count = row.children.length;
  row.scrollTo({ left: ((index + count) % count) * row.clientWidth, behavior: 'instant' });
}

export interface FrameRow {
  readonly track: RefObject<HTMLOListElement | null>;
  /** The frame in the window; undefined before hydration: the address may name one (#f3), the browser has gone to it. */
  readonly current: number | undefined;
  readonly show: (index: number) => void;
  /** So many frames on; negative: back. From where the row is now, not from the last drawing. */
  readonly turn: (step: number) => void;
}

/** A row of frames that is swiped: how far it stands, and how to turn it. */
export function useFrameRow(start?: number): FrameRow {
  const track = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(start);
  useEffect(() => {
    const row = track.current;
    if (row === null) return undefined;
    const look = () => setCurrent(frameAt(row));
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
      if (track.current !== null) scrollToFrame(track.current, frameAt(track.current) + step);
    },
  };
}
