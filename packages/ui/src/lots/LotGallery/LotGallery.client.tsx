'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Frame } from './frames.ts';
import * as css from './LotGallery.css.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which frame of the row is in its window. */
const frameAt = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** At once, without gliding: people press the arrow fifteen times in a row. Past an end it goes on at the other. */
function scrollToFrame(row: HTMLElement, index: number): void {
  const count = row.children.length;
  row.scrollTo({ left: ((index + count) % count) * row.clientWidth, behavior: 'instant' });
}

/**
 * Frames in a row that is swiped or scrolled, and thumbnails that are links to them: so much works without
 * JavaScript. With it: arrow keys, buttons, «2 из 5», and neighbours loaded before they are asked for.
 */
export function Frames({ frames, legend }: { frames: readonly Frame[]; legend: ReactNode }) {
  const gallery = useRef<HTMLElement>(null);
  const track = useRef<HTMLOListElement>(null);
  /** Not known before hydration: the address may name a frame (#f3) and the browser has gone to it. */
  const [known, setCurrent] = useState<number>();
  const current = known ?? 0;
  const many = frames.length > 1;

  useEffect(() => {
    const section = gallery.current;
    const row = track.current;
    if (section === null || row === null) return undefined;
    const look = () => setCurrent(frameAt(row));
    // Wherever the focus is in the gallery; every key has a button too.
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      scrollToFrame(row, frameAt(row) + step);
    };
    const first = requestAnimationFrame(look);
    row.addEventListener('scroll', look, { passive: true });
    section.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(first);
      row.removeEventListener('scroll', look);
      section.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const show = (index: number) => {
    if (track.current !== null) scrollToFrame(track.current, index);
  };
  const onThumb = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  };

  const label = frames[current]?.label;
  return (
    <section className={css.gallery} ref={gallery} aria-label={`Снимки, ${frames.length}`}>
      <div className={cx(css.frame, legend !== null && css.withLegend)}>
        <ol
          className={css.track}
          ref={track}
          aria-label="Снимки крупно"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={many ? 0 : undefined}
        >
          {frames.map((frame, index) => (
            <li key={frame.src} id={`f${index + 1}`} className={css.cell}>
              <img
                className={css.image}
                src={frame.src}
                srcSet={frame.srcSet}
                sizes="(min-width: 1280px) 592px, (min-width: 1024px) calc(100vw - 688px), 100vw"
                alt={frame.alt}
                width={480}
                height={360}
                decoding="async"
                {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
                loading={
                  index === 0 || (known !== undefined && Math.abs(index - current) === 1) ? 'eager' : 'lazy'
                }
              />
              {many ? (
                <span className={css.number}>
                  {index + 1} из {frames.length}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
        {many ? (
          <div className={css.controls}>
            <p className={css.label}>{label}</p>
            <div className={css.arrows}>
              <button
                type="button"
                className={css.arrow}
                aria-label="Предыдущий снимок"
                onClick={() => show(current - 1)}
              >
                <Icon name="left" />
              </button>
              <output className={css.count}>
                {current + 1} из {frames.length}
              </output>
              <button
                type="button"
                className={css.arrow}
                aria-label="Следующий снимок"
                onClick={() => show(current + 1)}
              >
                <Icon name="right" />
              </button>
            </div>
          </div>
        ) : null}
        {legend === null ? null : <div className={css.legend}>{legend}</div>}
      </div>
      {many ? (
        <ul className={css.thumbs}>
          {frames.map((frame, index) => (
            <li key={frame.thumb}>
              <a
                className={css.thumb}
                href={`#f${index + 1}`}
                aria-label={frame.label}
                {...(index === known ? { 'aria-current': true } : {})}
                onClick={(event) => onThumb(event, index)}
              >
                <img
                  className={css.image}
                  src={frame.thumb}
                  alt=""
                  width={160}
                  height={120}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
