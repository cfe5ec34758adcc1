import { ComparedSales } from '@vvoz/ui/sales/ComparedSales/ComparedSales.tsx';
import { listFactorTexts } from './factorTexts.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';

function findEstimate({ estimate, estimateLow, estimateHigh }: LotPageProps['lot']) {
  if (estimate === undefined || estimateLow === undefined || estimateHigh === undefined) return undefined;
  return { low: estimateLow, middle: estimate, high: estimateHigh };
}

/** The sales that the lot was compared with, and what moves its price; nothing without a sale. */
export function LotCompared({
  lot,
  choice,
  costs,
  neighbours,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'neighbours'>) {
  if (!neighbours) return null;
  const { sales, total, factors } = neighbours;
  return (
    <ComparedSales
      sales={sales}
      total={total}
      currency={lot.currency}
      mileage={lot.mileageKm}
      factors={listFactorTexts(lot, factors, findChosenResponse({ choice, costs }))}
      {...(lot.status === 'coming' ? { estimate: findEstimate(lot) } : {})}
      {...(lot.status === 'sold' ? { paid: lot.finish } : {})}
    />
  );
}
