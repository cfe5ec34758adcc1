import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';
import { makeErrorProps, Field } from './Field.tsx';
import type { FieldLook } from './Field.tsx';

export type NamedInputCellProps = FieldLook & Native<'input', keyof FieldLook | 'name'> & { name: string };

/** A one-line text field as a cell, with an id derived from its name: for static parts of a page, which cannot use hooks. */
export function NamedInputCell({ caption, error, name, id = `input-${name}`, ...rest }: NamedInputCellProps) {
  return (
    <Field id={id} caption={caption} error={error}>
      <input {...rest} name={name} {...makeErrorProps(id, error)} id={id} className={css.field} />
    </Field>
  );
}
