import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';
import { makeErrorProps, Field } from './Field.tsx';
import type { FieldLook } from './Field.tsx';

export type SelectCellProps = FieldLook & Native<'select', keyof FieldLook>;

/** A native select as a cell; its children are the options. */
export function SelectCell({ caption, error, id, children, ...rest }: SelectCellProps) {
  const generatedId = useId();
  const at = id ?? generatedId;
  return (
    <Field id={at} caption={caption} error={error}>
      <select {...rest} {...makeErrorProps(at, error)} id={at} className={cx(css.field, css.select)}>
        {children}
      </select>
      <span className={css.chevron}>
        <Icon name="down" />
      </span>
    </Field>
  );
}
