import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import type { BidEndLink } from '@vvoz/ui/cost/BidEnds/BidEnds.tsx';
import { formatChoiceHref } from '../../model/lotChoice.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The three bids of an estimated lot with their totals, as links to their receipts; empty for other lots. */
export function listBidEnds({
  lot,
  choice,
  costs,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs'>): readonly BidEndLink[] {
  const middle = findChosenResponse({ choice, costs });
  if (!costs?.ends || !middle || lot.estimate === undefined) return [];
  const { low, high } = costs.ends;
  const rows = [
    ['low', 'обычно от', low],
    [undefined, 'обычно', { price: lot.estimate, response: middle }],
    ['high', 'обычно до', high],
  ] as const;
  return rows.map(([bid, label, { price, response }]) => ({
    label,
    price,
    total: response.totals.total,
    href: formatChoiceHref(formatLotHref(lot), { ...choice, bid }, 'receipt'),
    isCurrent: choice.bid === bid,
  }));
}
