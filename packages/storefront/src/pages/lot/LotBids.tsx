import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { BidCalculator } from '@vvoz/ui/cost/BidCalculator/BidCalculator.tsx';
import { listChoicePairs } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';

const WRONG_BUDGET = 'Впишите сумму в рублях цифрами';

/** The calculator of the highest bid for a budget. */
export function LotBids({
  lot,
  choice,
  costs,
  terms,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>) {
  if (!costs) return null;
  const hasBudget = choice.budgetText !== '';
  return (
    <BidCalculator
      action={`${formatLotHref(lot)}#bid`}
      hiddenPairs={listChoicePairs(choice, ['budget', 'city'])}
      currency={lot.currency}
      cities={terms.cities}
      city={choice.city}
      {...(hasBudget ? { budget: choice.budgetText } : {})}
      {...(hasBudget && choice.budget === undefined ? { error: WRONG_BUDGET } : {})}
      {...(costs.bids ? { response: costs.bids } : {})}
    />
  );
}
