import type { LotCosts } from '@vvoz/catalogue/lots/lotCosts';
import { toLotCost } from '../../model/toLotCost.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The costs that a lot's page shows, in the form that a card has. */
export function toShownCosts({ choice, costs }: Pick<LotPageProps, 'choice' | 'costs'>): LotCosts {
  const { ends } = costs ?? {};
  const shown = (costs?.costs ?? []).flatMap(({ variant, response }) => {
    if (!response) return [];
    const { interval } = response;
    const usual =
      ends && variant === choice.variant
        ? {
            low: ends.low.response.interval?.low.totals.total ?? ends.low.response.totals.total,
            high: ends.high.response.totals.total,
          }
        : undefined;
    const cost = toLotCost({
      totals: response.totals,
      interval: interval && { low: interval.low.totals.total, reasons: interval.reasons },
      usual,
    });
    return [[variant, cost] as const];
  });
  return Object.fromEntries(shown);
}
