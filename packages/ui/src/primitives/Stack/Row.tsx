import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Stack.css.ts';

export interface RowProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
> {
  /** Gap between neighbours; wrapped lines are 8 px apart. */
  space?: keyof typeof css.rowSpace;
  align?: keyof typeof css.align;
  /** Puts the first and the last child at the ends. */
  between?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
}

/** Children side by side; they wrap if they do not fit. */
export function Row({
  space = '16',
  align = 'centre',
  between = false,
  as: Element = 'div',
  ...rest
}: RowProps) {
  return (
    <Element
      {...rest}
      className={cx(css.row, css.rowSpace[space], css.align[align], between && css.between)}
    />
  );
}
