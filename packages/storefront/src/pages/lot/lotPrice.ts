import { formatPriceHeading, PRICE_LABELS } from '@vvoz/law/priceLabels';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { findCostBasis } from '@vvoz/catalogue/lots/lotQuestion';
import type { LotCost } from '@vvoz/catalogue/lots/lotCosts';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { formatFiguresRange, formatThreeFigures } from '@vvoz/catalogue/words/shortMoney';
import { formatLargeSum, formatSum } from '@vvoz/ui/lots/model/shownPrice.ts';
import { toSummary } from '../../model/toSummary.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { toShownCosts } from './shownCosts.ts';

type Priced = Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>;

/**
 * «ставка даёт 1,78–1,98 млн ₽, мощность — до 140 тыс. ₽ дешевле»: which part of a range comes from the bid, and which
 * from an open fact; undefined unless both are open.
 */
function formatParts({ total, low = total, reason }: LotCost, ends: NonNullable<Priced['costs']>['ends']) {
  if (!ends || low === total) return undefined;
  const [least, most] = [ends.low, ends.high].map(({ response }) => response.totals.total);
  return `ставка даёт ${formatFiguresRange(least ?? total, most ?? total)}, ${reason ?? 'неизвестное'}${NBSP}— до${NBSP}${formatThreeFigures(total - low)} дешевле`;
}

/** «если купим за 715 000 ¥ — столько обычно дают за такие», «по цене продавца». */
function formatBid(lot: Priced['lot'], priceNote: string): string {
  const price = findCostBasis(lot);
  if (price === undefined || price.basis === 'finish')
    return `по цене ${lot.status === 'sold' ? 'продажи' : 'продавца'}`;
  const amount = formatMoney(price.amount, lot.currency);
  return lot.status === 'coming' || lot.status === 'unknown'
    ? `если купим за ${amount}${NBSP}— ${priceNote}`
    : `${priceNote}${NBSP}— ${amount}`;
}

/** From which price the sum starts, and how sure it is. A range says first what to plan with. */
function formatNote({ lot, costs }: Priced, cost: LotCost, sure: string | undefined): string {
  const { priceNote = '', ends } = costs ?? {};
  const bid = formatBid(lot, priceNote);
  if (hasFixedPrice(lot) || cost.low === undefined || cost.low === cost.total) return bid;
  return [sure, bid, formatParts(cost, ends)]
    .filter((sentence) => sentence !== undefined)
    .map(capitalize)
    .join('. ');
}

/** The total of the chosen variant with its labels; undefined when it could not be calculated. */
export function selectPrice(page: Priced) {
  const { lot, choice, terms } = page;
  const response = findChosenResponse(page);
  const cost = toShownCosts(page)[choice.variant];
  if (!response || !cost) return undefined;
  const city = terms.cities.find(({ key }) => key === choice.city)?.name ?? 'Владивосток';
  const summary = toSummary(lot);
  const { sure } = formatSum(summary, cost);
  return {
    amount: formatLargeSum(summary, cost),
    label: `${isMachine(lot) ? 'Предварительно под ключ' : formatPriceHeading(choice.variant)}, ${city}`,
    beside: (cost.usual && sure) ?? (isMachine(lot) ? 'предварительно' : PRICE_LABELS[choice.variant].beside),
    note: formatNote(page, cost, sure),
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
