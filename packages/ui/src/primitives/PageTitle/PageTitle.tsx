import type { ReactNode } from 'react';
import * as css from './PageTitle.css.ts';

/** The page's `h1`. `count` is shown after it, on the same line if it fits: «1 248 лотов». */
export function PageTitle({ children, count }: { children: ReactNode; count?: ReactNode }) {
  return (
    <div className={css.row}>
      <h1 className={css.heading}>{children}</h1>
      {count === undefined ? null : <p className={css.count}>{count}</p>}
    </div>
  );
}
