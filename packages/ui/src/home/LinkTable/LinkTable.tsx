import { Lines, type LineLink } from '../Lines/Lines.tsx';
import * as css from './LinkTable.css.ts';

export interface LinkTableProps {
  rows: readonly { readonly title: string; readonly links: readonly LineLink[] }[];
}

/** Groups of links as ruled rows: the group's name on the left, its links beside it. */
export function LinkTable({ rows }: LinkTableProps) {
  return (
    <ul className={css.table}>
      {rows.map(({ title, links }) => (
        <li key={title} className={css.row}>
          <h3 className={css.head}>{title}</h3>
          <Lines quiet items={links} />
        </li>
      ))}
    </ul>
  );
}
