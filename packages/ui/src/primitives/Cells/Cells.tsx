import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Cells.css.ts';

export interface CellsProps {
  /** Number of cells side by side; `row` is one row above 768 px and stacks the cells below. */
  columns?: keyof typeof css.columns;
  /** 44 px high cells instead of 52 px. */
  compact?: boolean;
  children: ReactNode;
}

/** Frame for fields that look like the cells of an auction sheet and share borders. */
export function Cells({ columns = 1, compact = false, children }: CellsProps) {
  return <div className={cx(css.cells, css.columns[columns], compact && css.compact)}>{children}</div>;
}
