import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Segmented.css.ts';

export interface SegmentedProps {
  /** Accessible name of the group; omit it inside a fieldset with a legend. */
  label?: string;
  /** All choices in one row, or a grid with this number of columns. */
  columns?: keyof typeof css.columns;
  children: ReactNode;
}

/** A few choices side by side, all visible. Its children are `Segment` or `SegmentLink`. */
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
