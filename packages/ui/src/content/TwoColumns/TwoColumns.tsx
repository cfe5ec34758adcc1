import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './TwoColumns.css.ts';

export interface TwoColumnsProps {
  /** Beside the content from 1024 px, where it stays on screen. */
  side: ReactNode;
  /** Where the side column stands below 1024 px. */
  sideFirst?: boolean;
  /** On which side it stands from 1024 px. */
  at?: 'left' | 'right';
  children: ReactNode;
}

/** Content with a narrow column beside it: contents of an article, pages of a section, filters of reviews. */
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
