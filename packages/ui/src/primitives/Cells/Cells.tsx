import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Cells.css.ts';

export interface CellsProps {
  /** Cells beside each other; `row` stacks them below 768 px and lays them in one row above. */
  columns?: keyof typeof css.columns;
  /** 44 px high cells instead of 52. */
  compact?: boolean;
  children: ReactNode;
}

/** Fields ruled like the cells of an auction sheet: one frame, shared borders. */
export function Cells({ columns = 1, compact = false, children }: CellsProps) {
  return <div className={cx(css.cells, css.columns[columns], compact && css.compact)}>{children}</div>;
}
