import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import type { Native } from '../native.ts';
import * as css from './Checkbox.css.ts';

interface Own {
  /** `m` is a row of options, 32 px (44 on phones); `s` a sentence to agree to, in small type. */
  size?: keyof typeof css.size;
  /** `radio` for one of several rows that share a name. */
  type?: 'checkbox' | 'radio';
  /** How many it would give, at the end of the row. */
  count?: ReactNode;
  children: ReactNode;
}

export type CheckboxProps = Own & Native<'input', keyof Own | 'size'>;

/** A box with its words; the whole row is the target. */
export function Checkbox({ size = 'm', type = 'checkbox', count, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx(css.row, css.size[size])}>
      <input {...rest} type={type} />
      <span className={css.label}>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </label>
  );
}
