'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { isPlainClick } from '../../primitives/browser/isPlainClick.ts';
import { FrameCell } from './FrameCell.tsx';
import { makeFrame, type FrameSource } from './frame.ts';
import * as order from './frameOrder.css.ts';
import * as css from './LotGallery.css.ts';
import { Thumbs } from './Thumbs.tsx';
import { Turner } from './Turner.tsx';
import { TurnerButton } from './TurnerButton.tsx';
import { getArrowStep, useFrameRow } from './useFrameRow.ts';
import { useZoom } from './useZoom.ts';

/**
 * The frames of a lot. Without JavaScript: a row to swipe or scroll, links to the full pictures, and thumbnails that
 * link to the frames. With JavaScript also: arrow keys, buttons, «2 из 5», preloading of neighbours and a
 * full-screen view.
 */
export function Frames({ sources, legend }: { sources: readonly FrameSource[]; legend: ReactNode }) {
  const frames = useMemo(() => sources.map(makeFrame), [sources]);
  const gallery = useRef<HTMLElement>(null);
  const { track, current: known, place, show, turn } = useFrameRow();
  const { zoom, openZoom, closeZoom } = useZoom(show);
  const current = known ?? 0;
  const many = frames.length > 1;
  const hasSheet = legend !== null;
  // On phones the vehicle is the first frame, and its sheet the second.
  const vehicle = hasSheet && many ? 1 : 0;

  useEffect(() => {
    const section = gallery.current;
    // Works wherever the focus is in the gallery; every key also has a button.
    const onKeyDown = (event: KeyboardEvent) => {
      const step = getArrowStep(event);
      if (step === undefined) return;
      event.preventDefault();
      turn(step);
    };
    section?.addEventListener('keydown', onKeyDown);
    return () => section?.removeEventListener('keydown', onKeyDown);
  });

  return (
    <section className={css.gallery} ref={gallery} aria-label={`Снимки, ${frames.length}`}>
      <div className={cx(css.frame, hasSheet && css.withLegend)}>
        <ol
          className={cx(css.track, hasSheet && order.vehicleFirst)}
          ref={track}
          aria-label="Снимки крупно"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
          tabIndex={many ? 0 : undefined}
        >
          {frames.map((frame, index) => (
            <FrameCell
              key={frame.src}
              frame={frame}
              index={index}
              urgent={index === vehicle}
              numbered={many}
              eager={
                index === 0 || index === vehicle || (known !== undefined && Math.abs(index - current) === 1)
              }
              scripted={known !== undefined}
              onZoom={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                openZoom(index, frame.full);
              }}
            />
          ))}
        </ol>
        <div className={cx(css.controls, noPrint, known === undefined && css.idle)}>
          <p className={css.label}>{frames[current]?.label}</p>
          <Turner place={place} count={frames.length} onTurn={turn}>
            <TurnerButton
              icon="zoom"
              label="Увеличить снимок"
              onPress={() => openZoom(current, frames[current]?.full)}
            />
          </Turner>
        </div>
        {hasSheet ? <div className={css.legend}>{legend}</div> : null}
      </div>
      {many ? <Thumbs frames={frames} current={known} onShow={show} hasSheet={hasSheet} /> : null}
      {zoom === undefined ? null : (
        <zoom.View frames={frames} start={zoom.index} hasSheet={hasSheet} onClose={closeZoom} />
      )}
    </section>
  );
}
