import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import type { Native } from '../native.ts';
import * as css from './Checkbox.css.ts';

interface Own {
  /** `m` is a row of options, 32 px high (44 on phones); `s` is a consent sentence in small type. */
  size?: keyof typeof css.size;
  /** `radio` for one of several rows with the same name. */
  type?: 'checkbox' | 'radio';
  /** Number of results, at the end of the row. */
  count?: ReactNode;
  children: ReactNode;
}

export type CheckboxProps = Own & Native<'input', keyof Own | 'size'>;

/** A checkbox or radio with its label; the whole row is the target. */
export function Checkbox({ size = 'm', type = 'checkbox', count, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx(css.row, css.size[size])}>
      <input {...rest} type={type} />
      <span className={css.label}>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </label>
  );
}
