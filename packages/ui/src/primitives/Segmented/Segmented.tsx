import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Segmented.css.ts';

export interface SegmentedProps {
  /** Names the group; leave it out inside a fieldset, whose legend does. */
  label?: string;
  /** All in one row, or a grid of so many columns. */
  columns?: keyof typeof css.columns;
  children: ReactNode;
}

/** A few choices side by side, all in sight. Children are `Segment` or `SegmentLink`. */
export function Segmented({ label, columns = 'all', children }: SegmentedProps) {
  return (
    <div
      className={cx(css.group, css.columns[columns])}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
