import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { getCurrencySign } from '@vvoz/catalogue/words/currencies';
import type { SalesMonth } from '../model/sales.ts';
import { sortMonths, formatMonthShort } from '../model/sales.ts';
import * as css from './SalesTable.css.ts';

export interface SalesTableProps {
  months: readonly SalesMonth[];
  currency: Currency;
}

const formatFigure = (value: number | null): string => (value === null ? '—' : formatNumber(value));

/** Table with the figures of the chart, newest month first. */
export function SalesTable({ months, currency }: SalesTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <section className={css.scroll} aria-label="Таблица продаж по месяцам" tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>Цены в {getCurrencySign(currency)}, новые месяцы сверху</caption>
        <thead>
          <tr>
            <th scope="col">Месяц</th>
            <th scope="col">Обычно от</th>
            <th scope="col">Медиана</th>
            <th scope="col">Обычно до</th>
            <th scope="col">Продано</th>
          </tr>
        </thead>
        <tbody>
          {sortMonths(months)
            .toReversed()
            .map(({ month, p10, p50, p90, sold, unsold }) => (
              <tr key={month}>
                <th scope="row">{`${formatMonthShort(month)}${NBSP}${month.slice(0, 4)}`}</th>
                <td>{formatFigure(p10)}</td>
                <td className={css.median}>{formatFigure(p50)}</td>
                <td>{formatFigure(p90)}</td>
                <td>
                  {formatNumber(sold)} из{NBSP}
                  {formatNumber(sold + unsold)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
