'use client';

import { useEffect, useRef, useState } from 'react';
import { onCoverLeft } from '../../primitives/browser/coverEntry.ts';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { cx } from '../../css/cx.ts';
import type { Frame } from './frame.ts';
import * as order from './frameOrder.css.ts';
import * as css from './LotZoom.css.ts';
import { Turner } from './Turner.tsx';
import { TurnerButton } from './TurnerButton.tsx';
import { useFrameRow } from './useFrameRow.ts';
import { useZoomKeys } from './useZoomKeys.ts';
import { ZoomCell } from './ZoomCell.tsx';

interface LotZoomProps {
  readonly frames: readonly Frame[];
  /** Index of the first frame to show. */
  readonly start: number;
  /** The first frame is the auction sheet. */
  readonly hasSheet: boolean;
  /** Called with the index of the last visible frame. */
  readonly onClose: (index: number) => void;
}

/**
 * Full-screen view of the pictures: swipe or turn as in the gallery; a press on a picture shows it in full size to
 * pan. It is a native dialog: Escape and Back close it, it traps the focus and returns it.
 */
export function LotZoom({ frames, start, hasSheet, onClose }: LotZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Open the dialog before scrolling to the frame: a closed dialog has no width.
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    const unlock = lockPage();
    const stop = onCoverLeft(() => dialog.current?.close());
    return () => {
      unlock();
      stop();
    };
  }, []);
  const { track, current = start, place, turn } = useFrameRow(start);
  const [largeAt, setLargeAt] = useState<number>();
  const large = largeAt === current;
  // After turning or swiping, the picture is fitted to the window again.
  if (largeAt !== undefined && !large) setLargeAt(undefined);
  const findCell = (index: number) => track.current?.children[index];
  useEffect(() => {
    const row = track.current;
    // The focused picture is no longer visible.
    if (row?.contains(document.activeElement))
      row.children[current]?.querySelector('button')?.focus({ preventScroll: true });
  }, [current, track]);
  useZoomKeys({ dialog, large: () => (large ? findCell(current) : undefined), onTurn: turn });
  const toggle = () => setLargeAt(large ? undefined : current);

  return (
    <dialog
      className={css.dialog}
      ref={dialog}
      aria-label="Снимки во весь экран"
      onClose={() => onClose(current)}
    >
      <div className={css.bar}>
        <p className={css.label}>{frames[current]?.label}</p>
        <Turner place={place} count={frames.length} onTurn={turn}>
          <TurnerButton
            icon={large ? 'reduce' : 'enlarge'}
            label="Полный размер"
            pressed={large}
            onPress={toggle}
          />
          <TurnerButton icon="x" label="Закрыть" onPress={() => dialog.current?.close()} />
        </Turner>
      </div>
      <ol className={cx(css.track, hasSheet && order.vehicleFirst)} ref={track}>
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
