import type { LotCosts } from '@vvoz/catalogue/lots/lotCosts';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { toLotCost } from '../../model/toLotCost.ts';
import { toSummary } from '../../model/toSummary.ts';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** Makes the snapshot of a page's lot for the visitor's shelf, with the costs that the page shows. */
export function makePageSnapshot({ lot, costs }: Pick<LotPageProps, 'lot' | 'costs'>): LotSnapshot {
  const shownCosts: LotCosts = Object.fromEntries(
    (costs?.costs ?? []).flatMap(({ variant, response }) =>
      response
        ? [
            [
              variant,
              toLotCost({
                ...response,
                interval: response.interval && {
                  low: response.interval.low.totals.total,
                  reasons: response.interval.reasons,
                },
              }),
            ],
          ]
        : [],
    ),
  );
  return makeSnapshot(lot, { ...toSummary(lot), costs: shownCosts });
}
