import type { ReactNode } from 'react';
import * as css from './Cells.css.ts';

export interface FieldLook {
  /** Stands in the corner of the cell and names the control. */
  caption: string;
  /** What is wrong with the value; shown below it and announced with it. */
  error?: string | undefined;
}

interface Props extends FieldLook {
  id: string;
  children: ReactNode;
}

/** The attributes that tie a control to its error. */
export function errorProps(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
}

/** The cell around a control; the control's id is `id`. */
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
