import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import type { Frame } from './frame.ts';
import * as css from './LotZoom.css.ts';

interface ZoomCellProps {
  readonly frame: Frame;
  /** True for the visible picture. */
  readonly current: boolean;
  /** True for the visible picture and its neighbours, which are loaded. */
  readonly near: boolean;
  readonly large: boolean;
  readonly onToggle: () => void;
}

/** The pressed point as fractions of the picture's width and height; the centre for a key. */
interface Point {
  readonly x: number;
  readonly y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** One picture of the full-screen view: fitted to the window, or in full size to pan. */
export function ZoomCell({ frame, current, near, large, onToggle }: ZoomCellProps) {
  const box = useRef<HTMLLIElement>(null);
  const pressed = useRef(MIDDLE);
  useLayoutEffect(() => {
    const cell = box.current;
    const { x, y } = pressed.current;
    pressed.current = MIDDLE;
    if (!large || cell === null) return;
    cell.scrollTo({
      left: x * cell.scrollWidth - cell.clientWidth / 2,
      top: y * cell.scrollHeight - cell.clientHeight / 2,
      behavior: 'instant',
    });
  }, [large]);
  return (
    <li className={css.cell} ref={box}>
      <button
        type="button"
        className={cx(css.press, large && css.large)}
        tabIndex={current ? undefined : -1}
        aria-label={`${frame.alt}: ${large ? 'уменьшить' : 'полный размер'}`}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          if (event.detail > 0)
            pressed.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
          onToggle();
        }}
      >
        {near ? (
          <img
            className={css.image}
            src={frame.src}
            srcSet={frame.fullSet}
            sizes={large ? css.LARGE_SIZES : '100vw'}
            alt=""
            width={1280}
            height={960}
            decoding="async"
          />
        ) : null}
      </button>
    </li>
  );
}
