import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Frame } from './frame.ts';
import * as css from './LotGallery.css.ts';

interface FrameCellProps {
  readonly frame: Frame;
  readonly index: number;
  /** The first frame on phones, which is what they show largest. */
  readonly urgent: boolean;
  /** Without JavaScript the frame shows which one it is. */
  readonly numbered: boolean;
  /** Loads the picture before it is visible. */
  readonly eager: boolean;
  /**
   * With JavaScript the row takes the keyboard and a button enlarges the frame; otherwise each of 15 links would be
   * a tab stop.
   */
  readonly scripted: boolean;
  readonly onZoom: (event: MouseEvent) => void;
}

/** A frame of the gallery: a link to the full picture, which JavaScript opens as a full-screen view. */
export function FrameCell({ frame, index, urgent, numbered, eager, scripted, onZoom }: FrameCellProps) {
  return (
    <li id={`f${index + 1}`} className={css.cell}>
      <a className={css.zoom} href={frame.full} tabIndex={scripted ? -1 : undefined} onClick={onZoom}>
        <img
          className={css.image}
          src={frame.src}
          srcSet={frame.srcSet}
          sizes="(min-width: 1280px) 592px, (min-width: 1024px) calc(100vw - 688px), 100vw"
          alt={frame.alt}
          width={480}
          height={360}
          decoding="async"
          {...(urgent ? { fetchPriority: 'high' as const } : {})}
          loading={eager ? 'eager' : 'lazy'}
        />
        <VisuallyHidden>, увеличить</VisuallyHidden>
      </a>
      {numbered ? <span className={css.number}>{frame.label}</span> : null}
    </li>
  );
}
