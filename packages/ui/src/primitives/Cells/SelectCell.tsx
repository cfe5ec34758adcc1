import { cx } from '../../css/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as css from './Cells.css.ts';
import { makeErrorProps, Field } from './Field.tsx';
import type { FieldLook } from './Field.tsx';

/**
 * The id of a select is derived from its name. Give an `id` to a select without a name, or whose name another select
 * has.
 */
type Identity =
  | { readonly name: string; readonly id?: string }
  | { readonly id: string; readonly name?: undefined };

export type SelectCellProps = FieldLook & Native<'select', keyof FieldLook | 'id' | 'name'> & Identity;

/** A native select as a cell; its children are the options. */
export function SelectCell({
  caption,
  error,
  name,
  id = `select-${name}`,
  children,
  ...rest
}: SelectCellProps) {
  return (
    <Field id={id} caption={caption} error={error}>
      <select
        {...rest}
        name={name}
        {...makeErrorProps(id, error)}
        id={id}
        className={cx(css.field, css.select)}
      >
        {children}
      </select>
      <span className={css.chevron}>
        <Icon name="down" />
      </span>
    </Field>
  );
}
