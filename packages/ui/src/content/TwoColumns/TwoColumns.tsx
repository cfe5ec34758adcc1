import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './TwoColumns.css.ts';

export interface TwoColumnsProps {
  /** Beside the content from 1024 px, where it stays on screen while the content scrolls. */
  side: ReactNode;
  /** Below 1024 px: puts the side column before the content. */
  sideFirst?: boolean;
  /** The side of the column from 1024 px. */
  at?: 'left' | 'right';
  children: ReactNode;
}

/** Content with a narrow side column: the contents of an article, the pages of a section, the filters of reviews. */
export function TwoColumns({ side, sideFirst = false, at = 'right', children }: TwoColumnsProps) {
  const aside = <div className={css.side}>{side}</div>;
  return (
    <div className={cx(css.columns, css.at[at])}>
      {sideFirst ? aside : null}
      <div className={css.content}>{children}</div>
      {sideFirst ? null : aside}
    </div>
  );
}
