import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './SalesChart.css.ts';
import { SalesTable, type SalesTableProps } from './SalesTable.tsx';

/** The figures of a chart as a table: closed below it on a phone, open beside it on a desktop. */
export function SalesDetails(sales: SalesTableProps) {
  return (
    <details className={css.more}>
      <summary className={css.summary}>
        Те же числа таблицей
        <span className={css.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <SalesTable {...sales} />
    </details>
  );
}
