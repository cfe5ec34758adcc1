import { cx } from '../../css/cx.ts';
import type { LedgerRow } from '../model/prices.ts';
import type { CardRoom } from './room.ts';
import * as css from './LotCard.css.ts';

/**
 * Labels on the left, figures on the right, one line each. Reserves as many lines as the longest ledger of the list.
 */
export function Ledger({ rows, room }: { rows: readonly LedgerRow[]; room: CardRoom['ledger'] }) {
  const className = cx(css.ledger, css.ledgerRoom[room]);
  if (rows.length === 0) return <div className={className} />;
  return (
    <dl className={className}>
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
