import type { Currency } from '@vvoz/catalogue/words/currencies';
import { Band } from '../../primitives/Band/Band.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { SalesMonth } from '../model/sales.ts';
import { sortMonths, formatSalesCounts, summariseSales } from '../model/sales.ts';
import { Chart } from './Chart.tsx';
import type { ChartMarker } from './Chart.tsx';
import * as css from './SalesChart.css.ts';
import { SalesDetails } from './SalesDetails.tsx';
import { SalesTable } from './SalesTable.tsx';

export interface SalesChartProps {
  /** In any order; months without an auction may be missing. */
  months: readonly SalesMonth[];
  currency: Currency;
  /** The lot's own price for comparison, such as its start price. */
  marker?: ChartMarker;
  /** Which lots are compared: «Prius ZVW51, 2021–2022, оценка 4 и 4.5». */
  about?: string;
  id?: string;
}

const TITLE = 'За сколько уходили такие';

/** Monthly sale prices of similar lots, as a chart and as a table. */
export function SalesChart({ months, currency, marker, about, id = 'sales' }: SalesChartProps) {
  const { sold, unsold, enough } = summariseSales(months);
  if (sold + unsold === 0) {
    return (
      <Band id={id} title={TITLE} aside={about}>
        <Notice>
          <p>В статистике таких лотов пока нет.</p>
        </Notice>
      </Band>
    );
  }
  const aside = [about, formatSalesCounts(months)].filter((part) => part !== undefined).join(' · ');
  return (
    <Band id={id} title={TITLE} aside={aside}>
      {enough ? (
        <div className={css.sales}>
          <Chart months={sortMonths(months)} currency={currency} marker={marker} />
          <SalesDetails months={months} currency={currency} />
        </div>
      ) : (
        <>
          <Notice>
            <p>Мало данных: по нескольким продажам о цене не судят. Вот они все.</p>
          </Notice>
          <SalesTable months={months} currency={currency} />
        </>
      )}
    </Band>
  );
}
