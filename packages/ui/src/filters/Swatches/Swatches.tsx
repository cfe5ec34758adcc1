import { COLORS } from '@vvoz/catalogue/words/colors';
import { formatNumber } from '@vvoz/catalogue/words/format';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { cx } from '../../css/cx.ts';
import { type Binding, makeOptionProps } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './Swatches.css.ts';

export interface SwatchesProps extends Binding {
  options: readonly FacetOption[] | undefined;
}

const isPainted = (id: string): id is keyof typeof css.paint => id in css.paint;

/** The colours as a row of swatches. The title and the accessible name give the colour and its number of lots. */
export function Swatches({ options, ...given }: SwatchesProps) {
  const binding = { ...given, ...useLiveQuery(given) };
  return (
    <div className={css.row}>
      {COLORS.map(({ id, label }) => {
        const count = sumCounts(options, [id]);
        const title = count === undefined ? label : `${label}, ${formatNumber(count)}`;
        return (
          <label key={id} className={cx(css.swatch, isPainted(id) && css.paint[id])} title={title}>
            <input {...makeOptionProps(binding, [id], count)} className={css.input} aria-label={title} />
          </label>
        );
      })}
    </div>
  );
}
