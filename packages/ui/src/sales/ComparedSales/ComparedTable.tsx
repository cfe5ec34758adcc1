import { formatDay, formatNumber } from '@vvoz/catalogue/words/format';
import { getCurrencySign, type Currency } from '@vvoz/catalogue/words/currencies';
import type { ComparedSale } from '../model/compared.ts';
import * as css from '../SalesChart/SalesTable.css.ts';

export interface ComparedTableProps {
  sales: readonly ComparedSale[];
  currency: Currency;
}

const formatFact = (value: number | undefined): string => (value === undefined ? '—' : formatNumber(value));

/** The compared sales with their facts, the nearest first. */
export function ComparedTable({ sales, currency }: ComparedTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <section className={css.scroll} aria-label="Таблица продаж" tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>Цены в {getCurrencySign(currency)}, самые похожие сверху</caption>
        <thead>
          <tr>
            <th scope="col">Торги</th>
            <th scope="col">Год</th>
            <th scope="col">Пробег, км</th>
            <th scope="col">Оценка</th>
            <th scope="col">Продан за</th>
          </tr>
        </thead>
        <tbody>
          {sales.map(({ id, day, year, mileage, grade, price }) => (
            <tr key={id}>
              <th scope="row">{formatDay(day)}</th>
              <td>{year ?? '—'}</td>
              <td>{formatFact(mileage)}</td>
              <td>{grade?.replace('.', ',') ?? '—'}</td>
              <td className={css.median}>{formatNumber(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
