import { formatNumber } from '@vvoz/catalogue/words/format';
import { Silhouette } from '../../primitives/Silhouette/Silhouette.tsx';
import type { SilhouetteName } from '../../primitives/Silhouette/silhouettes.ts';
import type { ChoicesProps } from '../Choices/Choices.tsx';
import { makeOptionProps } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './Silhouettes.css.ts';

/** With a longer label, two tiles fill the rail. */
const MAX_SHORT_LABEL = 10;

/** Options of a facet that are chosen by eye: bodies, machines, motorcycles. Each is a tile with its number of lots. */
export function Silhouettes({ choices, options, ...given }: Omit<ChoicesProps, 'describedBy'>) {
  const binding = { ...given, ...useLiveQuery(given) };
  const isLong = choices.some(({ label }) => label.length > MAX_SHORT_LABEL);
  return (
    <div className={css.columns[isLong ? 2 : 3]}>
      {choices.map(({ label, values }) => {
        const count = sumCounts(options, values);
        return (
          <label key={label} className={css.tile}>
            <input
              {...makeOptionProps(binding, values, count)}
              className={css.input}
              aria-label={count === undefined ? label : `${label}, ${formatNumber(count)}`}
            />
            <Silhouette name={values[0] as SilhouetteName} />
            {label}
            {count === undefined ? null : <small className={css.figure}>{formatNumber(count)}</small>}
          </label>
        );
      })}
    </div>
  );
}
