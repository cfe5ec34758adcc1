import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Frame } from './frames.ts';
import * as css from './LotGallery.css.ts';

interface FrameCellProps {
  readonly frame: Frame;
  readonly index: number;
  readonly count: number;
  /** Loaded before it is asked for. */
  readonly eager: boolean;
  /** The row takes the keyboard, and a button beside it enlarges: fifteen links would be fifteen stops. */
  readonly scripted: boolean;
  readonly onZoom: (event: MouseEvent) => void;
}

/** A frame of the row: a link to its picture in full, which a script opens over the page. */
export function FrameCell({ frame, index, count, eager, scripted, onZoom }: FrameCellProps) {
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
          {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
          loading={eager ? 'eager' : 'lazy'}
        />
        <VisuallyHidden>, увеличить</VisuallyHidden>
      </a>
      {count > 1 ? (
        <span className={css.number}>
          {index + 1} из {count}
        </span>
      ) : null}
    </li>
  );
}
