import type { Currency } from '@vvoz/catalogue/words/currencies';
import { Band } from '../../primitives/Band/Band.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { describeCompared, type ComparedSale } from '../model/compared.ts';
import * as sheet from '../SalesChart/SalesChart.css.ts';
import { ComparedChart, type LotPrices } from './ComparedChart.tsx';
import * as css from './ComparedSales.css.ts';
import { ComparedTable } from './ComparedTable.tsx';

export interface ComparedSalesProps extends LotPrices {
  sales: readonly ComparedSale[];
  /** Sales among which the nearest were chosen. */
  total: number;
  currency: Currency;
  /** What moves the price of this lot: «пробег −140 000 ₽». */
  factors?: readonly string[];
}

/** With fewer dots a picture would suggest more than it shows. */
const MIN_DOTS = 3;

/**
 * «Что мы сравнили»: the sales behind an estimate, as one chart and a table, and the largest factors of the price in
 * words. It shows no typical price of its own. Renders nothing without a sale.
 */
export function ComparedSales({ sales, total, currency, factors = [], ...lot }: ComparedSalesProps) {
  if (sales.length === 0) return null;
  const isDrawn = sales.filter(({ mileage }) => mileage !== undefined).length >= MIN_DOTS;
  const table = <ComparedTable sales={sales} currency={currency} />;
  return (
    <Band id="compared" title="Что мы сравнили" aside={describeCompared(sales, total)}>
      {factors.length === 0 ? null : (
        <p className={css.factors}>
          Что меняет цену на торгах: <b className={css.list}>{factors.join(', ')}</b>
        </p>
      )}
      {isDrawn ? (
        <div className={sheet.sales}>
          <ComparedChart sales={sales} currency={currency} {...lot} />
          <details className={sheet.more}>
            <summary className={sheet.summary}>
              Те же продажи таблицей
              <span className={sheet.chevron}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={css.rows}>{table}</div>
          </details>
        </div>
      ) : (
        table
      )}
    </Band>
  );
}
