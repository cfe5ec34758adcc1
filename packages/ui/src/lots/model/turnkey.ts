import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { ListVariant } from '@vvoz/law/costTypes';

/** A turnkey price in roubles, for a card. */
export interface TurnkeyPrice {
  /** «под полную пошлину», «конструктор», «сегодня под ключ». */
  label: string;
  /** «1 448 982 ₽», or an interval «1 852 809 – 3 340 409 ₽». */
  amount: string;
  interval?: boolean;
  /** `muted` while the price is being recalculated. */
  tone?: 'ink' | 'muted';
}

/** «1 852 809 – 3 340 409 ₽», or one amount. */
export const formatRubleRange = (total: number, low: number | undefined): string =>
  low === undefined || low === total
    ? formatMoney(total, 'rub')
    : `${formatNumber(low)}${NBSP}– ${formatMoney(total, 'rub')}`;

/** The turnkey price of a lot by a variant, for its card; undefined when it cannot be calculated. */
export function findTurnkeyPrice(
  lot: PricedLot,
  variant: ListVariant = 'poshlina',
): TurnkeyPrice | undefined {
  const cost = lot.costs?.[variant];
  if (cost === undefined) return undefined;
  const { beside } = PRICE_LABELS[variant];
  const isOver = lot.status !== 'coming' && lot.status !== 'unknown';
  const label = isOver ? 'сегодня под ключ' : lot.machine ? 'предварительно, Владивосток' : beside;
  return {
    label,
    amount: formatRubleRange(cost.total, cost.low),
    interval: cost.low !== undefined && cost.low !== cost.total,
  };
}
