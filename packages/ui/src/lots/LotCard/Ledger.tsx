import { cx } from '../../css/cx.ts';
import type { LedgerRow } from '../model/prices.ts';
import * as css from './LotCard.css.ts';

/** Terms at the left, figures at the right, one line each. Stands empty where a lot has none: its row of the grid stays. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  if (rows.length === 0) return <div className={css.ledger} />;
  return (
    <dl className={css.ledger}>
      {rows.map(({ label, value, missing, dateTime, strong }) => (
        <div key={label} className={css.ledgerRow}>
          <dt className={css.term}>{label}</dt>
          <dd className={cx(css.value, strong && css.strong, value === undefined && css.missing)}>
            {dateTime === undefined ? (value ?? missing) : <time dateTime={dateTime}>{value}</time>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
