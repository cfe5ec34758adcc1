import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Info } from '../Info/Info.tsx';
import * as css from './SpecTable.css.ts';

export interface Spec {
  term: string;
  /** Absent when the source does not say: a muted dash. */
  value?: ReactNode;
  /** Explains the value behind an ⓘ. */
  info?: ReactNode;
  /** A whole row, high enough for remarks. */
  wide?: boolean;
}

export interface SpecTableProps {
  items: readonly Spec[];
  columns?: keyof typeof css.columns;
}

/** Facts as the ruled cells of a sheet: the caption in the corner, the value below. */
export function SpecTable({ items, columns = 4 }: SpecTableProps) {
  return (
    <dl className={cx(css.table, css.columns[columns])}>
      {items.map(({ term, value, info, wide }) => (
        <div key={term} className={cx(css.cell, wide && css.wide, wide && css.tall)}>
          <dt className={css.term}>
            {term}
            {info === undefined ? null : (
              <Info label={`Пояснение: ${term}`} size="s">
                {info}
              </Info>
            )}
          </dt>
          <dd className={cx(css.value, value === undefined && css.none)}>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
