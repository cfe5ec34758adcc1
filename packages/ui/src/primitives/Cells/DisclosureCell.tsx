import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';

interface Own {
  caption: string;
  /** The current choice in one line. */
  value: ReactNode;
  /** Greyed out: there is nothing to choose yet, and the open cell says why. */
  inactive?: boolean;
  children: ReactNode;
}

export type DisclosureCellProps = Own & Native<'details', keyof Own>;

/** A cell that opens to show its options: a native `<details>`, so it works without JavaScript. */
export function DisclosureCell({ caption, value, inactive = false, children, ...rest }: DisclosureCellProps) {
  return (
    <details {...rest} className={css.cell}>
      <summary className={css.summary}>
        <span className={css.summaryCaption}>{caption}</span>
        <span className={cx(css.summaryValue, inactive && css.inactive)}>{value}</span>
        <span className={css.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}
