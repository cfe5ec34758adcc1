import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { toSummary } from '../../model/toSummary.ts';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { toShownCosts } from './shownCosts.ts';

/** Makes the snapshot of a page's lot for the visitor's shelf, with the costs that the page shows. */
export const makePageSnapshot = ({
  lot,
  ...shown
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs'>): LotSnapshot =>
  makeSnapshot(lot, { ...toSummary(lot), costs: toShownCosts(shown) });
