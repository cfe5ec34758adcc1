import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { ruledCell } from '../../css/ruledCell.css.ts';
import * as css from './Strip.css.ts';

export interface StripProps {
  /** Cells side by side from 1024 px; two from 554 px, one below. */
  columns: keyof typeof css.columns;
  /** The order of the cells matters: steps. */
  ordered?: boolean;
  children: ReactNode;
}

/** Cells of a sheet with shared hairlines. */
export function Strip({ columns, ordered = false, children }: StripProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={cx(css.strip, css.columns[columns])}>{children}</List>;
}

export interface StripCellProps {
  title: ReactNode;
  /** Beside the title: a count. */
  remark?: ReactNode;
  children: ReactNode;
}

/** One cell of a strip: a heading with a remark, and the content. */
export function StripCell({ title, remark, children }: StripCellProps) {
  return (
    <li className={ruledCell}>
      <div className={css.head}>
        <h3>{title}</h3>
        {remark === undefined ? null : <p className={css.remark}>{remark}</p>}
      </div>
      {children}
    </li>
  );
}
