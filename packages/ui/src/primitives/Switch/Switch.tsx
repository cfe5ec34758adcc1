import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../native.ts';
import * as css from './Switch.css.ts';

interface Own {
  label: string;
  /** How many it would give. */
  count?: ReactNode;
  /** One line that says why one would want it. */
  description?: string;
}

export type SwitchProps = Own & Native<'input', keyof Own | 'type' | 'role'>;

/** On or off, with its reason below: a native checkbox, so it goes with the form. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on
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
