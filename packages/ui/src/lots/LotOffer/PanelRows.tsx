import { cx } from '../../css/cx.ts';
import type { LedgerRow } from '../model/prices.ts';
import * as css from './LotOffer.css.ts';

/** Lines of the panel: a label on the left, a figure on the right, a hairline below. */
export function PanelRows({ rows }: { rows: readonly LedgerRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value, missing, dateTime }) => (
        <div key={label} className={css.row}>
          <dt className={css.term}>{label}</dt>
          <dd className={cx(css.value, value === undefined && css.missing)}>
            {dateTime === undefined ? (value ?? missing) : <time dateTime={dateTime}>{value}</time>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
