import { SalesChart } from '@vvoz/ui/sales/SalesChart/SalesChart.tsx';
import { formatModelAndCode } from '../../model/alikeQuery.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The sales of similar lots by months; nothing without a sale. */
export function LotStatistics({ lot, statistics }: Pick<LotPageProps, 'lot' | 'statistics'>) {
  if (!statistics || statistics.months.length === 0) return null;
  const months = statistics.months.map(({ month, sold, unsold, p10 = null, p50 = null, p90 = null }) => ({
    month,
    sold,
    unsold,
    p10,
    p50,
    p90,
  }));
  return (
    <SalesChart
      months={months}
      currency={lot.currency}
      about={formatModelAndCode(lot)}
      {...(lot.start && lot.status === 'coming'
        ? { marker: { price: lot.start, label: 'старт этого лота' } }
        : {})}
    />
  );
}
