import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';
import { makeErrorProps, Field } from './Field.tsx';
import type { FieldLook } from './Field.tsx';

export type TextareaCellProps = FieldLook & Native<'textarea', keyof FieldLook>;

/** A multi-line text field as a cell. */
export function TextareaCell({ caption, error, id, ...rest }: TextareaCellProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <Field id={fieldId} caption={caption} error={error}>
      <textarea
        {...rest}
        {...makeErrorProps(fieldId, error)}
        id={fieldId}
        className={cx(css.field, css.textarea)}
      />
    </Field>
  );
}
