import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotCost, PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { formatFiguresRange, formatThreeFigures } from '@vvoz/catalogue/words/shortMoney';
import type { ListVariant } from '@vvoz/law/costTypes';

/** A turnkey price in roubles, for a card. */
export interface TurnkeyPrice {
  /** «под ключ», «конструктор», «сегодня под ключ». */
  label: string;
  /**
   * Exact «3 948 050 ₽», expected «≈ 1,45 млн ₽», open «2,54–2,61 млн ₽», both «≈ 1,71–1,98 млн ₽», or unknown
   * «Цену посчитает менеджер».
   */
  amount: string;
  /** How sure it is: «обычно 1,30–1,62», «мощность, считайте 2,61 млн ₽». */
  sure?: string;
  /** The amount is long, a range or words, and is set smaller. */
  interval?: boolean;
  /** `muted` while the price is being recalculated. */
  tone?: 'ink' | 'muted';
}

/** «1 852 809 – 3 340 409 ₽», or one amount. */
export const formatRubleRange = (total: number, low: number | undefined): string =>
  low === undefined || low === total
    ? formatMoney(total, 'rub')
    : `${formatNumber(low)}${NBSP}– ${formatMoney(total, 'rub')}`;

/** ± of a range around its middle. A wider one is no price: the manager calculates it. */
const MAX_SPREAD = 0.25;

const BY_MANAGER = `Цену посчитает${NBSP}менеджер`;

type Sum = Pick<TurnkeyPrice, 'amount' | 'sure' | 'interval'>;

/** A range of possible totals, with the one to plan with; too wide a range is no price. */
function formatOpenSum(
  { total, low = total, usual = { low, high: total }, reason }: LotCost,
  sign: string,
): Sum {
  const plan = `считайте ${formatThreeFigures(total)}`;
  const isWide = (usual.high - usual.low) / (usual.high + usual.low) > MAX_SPREAD;
  // The lot's own price is beside it, the known part of the sum.
  if (isWide)
    return {
      amount: BY_MANAGER,
      ...(reason === undefined ? {} : { sure: `зависит: ${reason}` }),
      interval: true,
    };
  return {
    amount: `${sign}${formatFiguresRange(usual.low, usual.high)}`,
    sure: reason === undefined ? plan : `${reason}, ${plan}`,
    interval: true,
  };
}

/**
 * «продаж мало: считаем от старта»: what the cost of a coming lot starts from, where too few such lots were sold. Where
 * nothing is estimated (the operator switched it off, the year is not known), there is no such reason.
 */
function formatBasis({ fewSales, average, start }: PricedLot): string | undefined {
  if (!fewSales) return undefined;
  if (average) return 'продаж мало: считаем от средней';
  return start ? 'продаж мало: считаем от старта' : undefined;
}

/** The sum of a cost in three figures, or to the rouble at a fixed price, and how sure it is. */
export function formatSum(lot: PricedLot, cost: LotCost): Sum {
  const { total, low = total, usual, reason } = cost;
  const isFixed = hasFixedPrice(lot);
  if (usual && low !== total)
    return formatOpenSum(
      { ...cost, reason: reason === undefined ? 'ставка' : `ставка и ${reason}` },
      `≈${NBSP}`,
    );
  if (usual)
    return {
      amount: `≈${NBSP}${formatThreeFigures(total)}`,
      sure: `обычно ${formatFiguresRange(usual.low, usual.high, total)}`,
    };
  if (low !== total) return formatOpenSum(cost, isFixed ? '' : `≈${NBSP}`);
  if (isFixed) return { amount: formatMoney(total, 'rub') };
  const sure = isForSale(lot) ? formatBasis(lot) : undefined;
  return { amount: `≈${NBSP}${formatThreeFigures(total)}`, ...(sure === undefined ? {} : { sure }) };
}

const THOUSAND = 1000;

/**
 * The large sum of a lot's page. An expected one is rounded to thousands («≈ 1 453 000 ₽»): the receipt below it is to
 * the rouble for its bid. An open one is the range of a card while a bid decides too, and both ends at a fixed price. Ends
 * that are too far apart are no price, as on a card.
 */
export function formatLargeSum(lot: PricedLot, cost: LotCost): string {
  const { total, low = total } = cost;
  const { amount } = formatSum(lot, cost);
  if (hasFixedPrice(lot)) return amount === BY_MANAGER ? amount : formatRubleRange(total, low);
  if (low !== total) return amount;
  return `≈${NBSP}${formatMoney(Math.round(total / THOUSAND) * THOUSAND, 'rub')}`;
}

const isForSale = ({ status }: PricedLot): boolean => status === 'coming' || status === 'unknown';

/** The turnkey price of a lot by a variant, for its card; undefined when it cannot be calculated. */
export function findTurnkeyPrice(
  lot: PricedLot,
  variant: ListVariant = 'poshlina',
): TurnkeyPrice | undefined {
  const cost = lot.costs?.[variant];
  if (cost === undefined) return undefined;
  const { beside } = PRICE_LABELS[variant];
  const label = !isForSale(lot) ? 'сегодня под ключ' : lot.machine ? 'предварительно, Владивосток' : beside;
  return { label, ...formatSum(lot, cost) };
}
