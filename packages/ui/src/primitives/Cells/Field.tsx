import type { ReactNode } from 'react';
import * as css from './Cells.css.ts';

export interface FieldLook {
  /** Label in the corner of the cell. */
  caption: string;
  /** Error message, shown below the field and linked to it for screen readers. */
  error?: string | undefined;
}

interface Props extends FieldLook {
  id: string;
  children: ReactNode;
}

/** Attributes that link a control to its error message. */
export function makeErrorProps(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
}

/** The cell around a control whose id is `id`: caption and error message. */
export function Field({ id, caption, error, children }: Props) {
  return (
    <div className={css.cell}>
      <label className={css.caption} htmlFor={id}>
        {caption}
      </label>
      {children}
      {error ? (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
