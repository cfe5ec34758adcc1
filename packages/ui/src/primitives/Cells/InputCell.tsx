import { useId } from 'react';
import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';
import { makeErrorProps, Field } from './Field.tsx';
import type { FieldLook } from './Field.tsx';

export type InputCellProps = FieldLook & Native<'input', keyof FieldLook>;

/** A one-line text field as a cell. */
export function InputCell({ caption, error, id, ...rest }: InputCellProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <Field id={fieldId} caption={caption} error={error}>
      <input {...rest} {...makeErrorProps(fieldId, error)} id={fieldId} className={css.field} />
    </Field>
  );
}
