import { formatPriceHeading, PRICE_LABELS } from '@vvoz/law/priceLabels';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { formatMoney } from '@vvoz/catalogue/words/format';
import { formatRubleRange } from '@vvoz/ui/lots/model/turnkey.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';

type Priced = Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>;

/** «если купим за 715 000 ¥: столько обычно дают за такие», «от цены: стартовая цена». */
function formatNote(lot: Priced['lot'], priceNote: string): string {
  const isExpected = lot.status === 'coming' && !hasFixedPrice(lot) && lot.estimate !== undefined;
  return isExpected
    ? `если купим за ${formatMoney(lot.estimate, lot.currency)}: ${priceNote}`
    : `от цены: ${priceNote}`;
}

/** The total of the chosen variant with its labels; undefined when it could not be calculated. */
export function selectPrice({ lot, choice, costs, terms }: Priced) {
  const response = findChosenResponse({ choice, costs });
  if (!response) return undefined;
  const city = terms.cities.find(({ key }) => key === choice.city)?.name ?? 'Владивосток';
  return {
    amount: formatRubleRange(response.totals.total, response.interval?.low.totals.total),
    label: `${isMachine(lot) ? 'Предварительно под ключ' : formatPriceHeading(choice.variant)}, ${city}`,
    beside: isMachine(lot) ? 'предварительно' : PRICE_LABELS[choice.variant].beside,
    note: formatNote(lot, costs?.priceNote ?? ''),
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
