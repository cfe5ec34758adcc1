import { formatPriceHeading, PRICE_LABELS } from '@vvoz/law/priceLabels';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { formatRubleRange } from '@vvoz/ui/lots/model/turnkey.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';

type Priced = Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>;

/** The total of the chosen variant with its labels; undefined when it could not be calculated. */
export function selectPrice({ lot, choice, costs, terms }: Priced) {
  const response = findChosenResponse({ choice, costs });
  if (!response) return undefined;
  const city = terms.cities.find(({ key }) => key === choice.city)?.name ?? 'Владивосток';
  return {
    amount: formatRubleRange(response.totals.total, response.interval?.low.totals.total),
    label: `${isMachine(lot) ? 'Предварительно под ключ' : formatPriceHeading(choice.variant)}, ${city}`,
    beside: isMachine(lot) ? 'предварительно' : PRICE_LABELS[choice.variant].beside,
    note: `от цены: ${costs?.priceNote ?? ''}`,
  };
}

/** True when the calculator failed for the chosen variant or for a similar lot. */
export function isUnpriced({
  choice,
  costs,
  similar,
}: Pick<LotPageProps, 'choice' | 'costs' | 'similar'>): boolean {
  const shown = costs?.costs.find(({ variant }) => variant === choice.variant);
  const failed = shown !== undefined && shown.response === undefined && shown.problem === undefined;
  return failed || similar.some(({ unpriced }) => unpriced);
}
