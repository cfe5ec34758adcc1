'use client';

import { useEffect, useRef, useState } from 'react';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Frame } from './frames.ts';
import * as css from './LotZoom.css.ts';
import { Turner } from './Turner.tsx';
import * as turner from './Turner.css.ts';
import { stepOf, useFrameRow } from './useFrameRow.ts';
import { ZoomCell } from './ZoomCell.tsx';

/** So far an arrow key moves a picture in full size, in CSS pixels. */
const STRIDE = 80;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
};

/** Wherever the focus is: after a press on the bar's button the browser would move nothing. */
function moveLarge(event: KeyboardEvent, cell: Element | undefined): void {
  const [left, top] = MOVES[event.key] ?? [];
  if (left === undefined || cell === undefined) return;
  event.preventDefault();
  cell.scrollBy({ left, top, behavior: 'instant' });
}

interface LotZoomProps {
  readonly frames: readonly Frame[];
  /** The frame to begin with. */
  readonly start: number;
  /** Told the frame that was looked at last. */
  readonly onClose: (index: number) => void;
}

/**
 * The pictures over the whole screen: swiped or turned as in the gallery, and a press on one shows it in full size, to
 * be moved about. The browser's own dialog: Escape and a phone's Back close it, the focus stays in it and comes back.
 */
export function LotZoom({ frames, start, onClose }: LotZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the row is sent to its frame: a dialog that is closed has no width.
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    return lockPage();
  }, []);
  const { track, current = start, turn } = useFrameRow(start);
  const [largeAt, setLargeAt] = useState<number>();
  const large = largeAt === current;
  const toggle = () => setLargeAt(large ? undefined : current);
  const onTurn = (step: number) => {
    setLargeAt(undefined);
    turn(step);
  };
  useEffect(() => {
    const shown = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (large) moveLarge(event, track.current?.children[current]);
      else if (step !== undefined) {
        event.preventDefault();
        turn(step);
      }
    };
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  });

  return (
    <dialog
      className={css.dialog}
      ref={dialog}
      aria-label="Снимки во весь экран"
      onClose={() => onClose(current)}
    >
      <div className={css.bar}>
        <p className={css.label}>{frames[current]?.label}</p>
        <Turner current={current} count={frames.length} onTurn={onTurn}>
          <button
            type="button"
            className={turner.button}
            aria-label="Полный размер"
            aria-pressed={large}
            onClick={toggle}
          >
            <Icon name={large ? 'reduce' : 'enlarge'} />
          </button>
          <button
            type="button"
            className={turner.button}
            aria-label="Закрыть"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </Turner>
      </div>
      <ol className={css.track} ref={track}>
        {frames.map((frame, index) => (
          <ZoomCell
            key={frame.src}
            frame={frame}
            current={index === current}
            near={Math.abs(index - current) <= 1}
            large={large && index === current}
            onToggle={toggle}
          />
        ))}
      </ol>
    </dialog>
  );
}
