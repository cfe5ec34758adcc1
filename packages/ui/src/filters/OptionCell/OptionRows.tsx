import { formatNumber } from '@vvoz/api/catalog/format';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { type Binding, optionProps } from '../model/bind.ts';
import type { OptionRow } from '../model/optionRows.ts';

/** Rows of options with their numbers of lots. */
export function OptionRows({ binding, rows }: { binding: Binding; rows: readonly OptionRow[] }) {
  return rows.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      {...optionProps(binding, [value], count)}
      count={count === undefined ? undefined : formatNumber(count)}
    >
      {label}
    </Checkbox>
  ));
}
