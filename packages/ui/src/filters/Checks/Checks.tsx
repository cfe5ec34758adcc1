import { formatNumber } from '@vvoz/catalogue/words/format';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ChoicesProps } from '../Choices/Choices.tsx';
import { makeOptionProps } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';

/** Fixed options with long names, one in a row with its number of lots: kinds of engine. */
export function Checks({ choices, options, ...given }: Omit<ChoicesProps, 'describedBy'>) {
  const binding = { ...given, ...useLiveQuery(given) };
  return choices.map(({ label, values }) => {
    const count = sumCounts(options, values);
    return (
      <Checkbox
        key={label}
        {...makeOptionProps(binding, values, count)}
        {...(count === undefined ? {} : { count: formatNumber(count) })}
      >
        {label}
      </Checkbox>
    );
  });
}
