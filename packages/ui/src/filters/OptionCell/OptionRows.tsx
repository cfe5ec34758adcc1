import { formatNumber } from '@vvoz/catalogue/words/format';
import { memo, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { type Binding, chooseOption, makeOptionProps } from '../model/bind.ts';
import type { OptionRow } from '../model/optionRows.ts';

type Choose = (value: string, on: boolean) => void;

/** A stable callback, so that a choice in a list of hundreds of rows renders only the rows that change. */
function useChoose(binding: Binding): Choose {
  const latest = useRef(binding);
  useLayoutEffect(() => {
    latest.current = binding;
  });
  const [choose] = useState<Choose>(
    () => (value: string, on: boolean) => chooseOption(latest.current, [value], on),
  );
  return choose;
}

interface RowProps extends Omit<ComponentProps<typeof Checkbox>, 'onChange' | 'children' | 'ref'> {
  readonly row: string;
  readonly label: string;
  readonly onChoose: Choose | undefined;
}

const Row = memo(function Row({ row, label, onChoose, ...input }: RowProps) {
  return (
    <Checkbox
      {...input}
      {...(onChoose && { onChange: ({ currentTarget }) => onChoose(row, currentTarget.checked) })}
    >
      {label}
    </Checkbox>
  );
});

/** Rows of options with their numbers of lots. */
export function OptionRows({ binding, rows }: { binding: Binding; rows: readonly OptionRow[] }) {
  const onChoose = useChoose(binding);
  return rows.map(({ value, label, count }) => {
    const { onChange, ...input } = makeOptionProps(binding, [value], count);
    return (
      <Row
        key={value}
        {...input}
        row={value}
        label={label}
        count={count === undefined ? undefined : formatNumber(count)}
        onChoose={onChange && onChoose}
      />
    );
  });
}
