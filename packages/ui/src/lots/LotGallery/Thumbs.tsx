import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { isPlainClick } from '../../primitives/browser/isPlainClick.ts';
import type { Frame } from './frame.ts';
import * as order from './frameOrder.css.ts';
import * as css from './LotGallery.css.ts';

interface ThumbsProps {
  readonly frames: readonly Frame[];
  readonly current: number | undefined;
  /** The first frame is the auction sheet. */
  readonly hasSheet: boolean;
  readonly onShow: (index: number) => void;
}

/** Thumbnails of the frames. They link to the frames, so they work without JavaScript. */
export function Thumbs({ frames, current, hasSheet, onShow }: ThumbsProps) {
  return (
    <ul className={cx(css.thumbs, hasSheet && order.vehicleFirst, noPrint)}>
      {frames.map((frame, index) => (
        <li key={frame.thumb}>
          <a
            className={css.thumb}
            href={`#f${index + 1}`}
            aria-label={frame.label}
            {...(index === current ? { 'aria-current': true } : {})}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onShow(index);
            }}
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
  );
}
