import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Info } from '../Info/Info.tsx';
import * as css from './SpecTable.css.ts';

export interface Spec {
  term: string;
  /** Absent when the source does not have it: a muted dash is shown. */
  value?: ReactNode;
  /** Explanation of the value behind an ⓘ button. */
  info?: ReactNode;
  /** Takes a whole row, with space for remarks. */
  wide?: boolean;
}

export interface SpecTableProps {
  items: readonly Spec[];
  columns?: keyof typeof css.columns;
}

/** Facts as the ruled cells of an auction sheet: the caption in the corner, the value below. */
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
