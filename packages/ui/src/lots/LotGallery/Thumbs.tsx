import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { isPlainClick } from '../../primitives/browser/isPlainClick.ts';
import type { Frame } from './frame.ts';
import * as css from './LotGallery.css.ts';

interface ThumbsProps {
  readonly frames: readonly Frame[];
  readonly current: number | undefined;
  readonly onShow: (index: number) => void;
}

/** Thumbnails of the frames. They link to the frames, so they work without JavaScript. */
export function Thumbs({ frames, current, onShow }: ThumbsProps) {
  return (
    <ul className={cx(css.thumbs, noPrint)}>
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
