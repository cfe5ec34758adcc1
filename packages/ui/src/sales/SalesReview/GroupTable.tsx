import type { Currency } from '@vvoz/catalogue/words/currencies';
import { getCurrencySign } from '@vvoz/catalogue/words/currencies';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { formatSoldCount, formatSoldShare, type SalesFigures } from '../model/review.ts';
import * as css from '../SalesChart/SalesTable.css.ts';

export interface SalesGroupRow extends SalesFigures {
  readonly head: string;
}

export interface GroupTableProps {
  readonly rows: readonly SalesGroupRow[];
  /** What the groups are: «Пробег». */
  readonly caption: string;
  readonly currency: Currency;
}

const formatFigure = (value: number | undefined): string => (value === undefined ? '—' : formatNumber(value));

/** The figures of groups of sales. */
export function GroupTable({ rows, caption, currency }: GroupTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <section className={css.scroll} aria-label={`Таблица продаж: ${caption.toLowerCase()}`} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>Цены в {getCurrencySign(currency)}</caption>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col">Обычно от</th>
            <th scope="col">Медиана</th>
            <th scope="col">Обычно до</th>
            <th scope="col">Продано</th>
            <th scope="col">Доля</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.head}>
              <th scope="row">{row.head}</th>
              <td>{formatFigure(row.p10)}</td>
              <td className={css.median}>{formatFigure(row.p50)}</td>
              <td>{formatFigure(row.p90)}</td>
              <td>{formatSoldCount(row)}</td>
              <td>{formatSoldShare(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
