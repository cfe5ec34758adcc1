import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../native.ts';
import * as css from './Switch.css.ts';

interface Own {
  label: string;
  /** Number of results with the switch on. */
  count?: ReactNode;
  /** One line that explains the benefit. */
  description?: string;
}

export type SwitchProps = Own & Native<'input', keyof Own | 'type' | 'role'>;

/** An on/off switch with an explanation below: a native checkbox, so forms send it. */
export function Switch({ label, count, description, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.row}>
      <span className={css.label} id={`${id}-label`}>
        {label}
      </span>
      {count === undefined ? null : (
        <span className={css.count} id={`${id}-count`}>
          {count}
        </span>
      )}
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state
        role="switch"
        className={css.input}
        aria-labelledby={count === undefined ? `${id}-label` : `${id}-label ${id}-count`}
        aria-describedby={description === undefined ? undefined : `${id}-text`}
      />
      {description === undefined ? null : (
        <span className={css.description} id={`${id}-text`}>
          {description}
        </span>
      )}
    </label>
  );
}
