import type { DeliveryCity, Receipt, ReceiptLine, Variant } from '@vvoz/law/costTypes';
import { isTurnkey, PRICE_LABELS } from '@vvoz/law/priceLabels';
import { getCurrencySign } from '@vvoz/catalogue/words/currencies';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';

/** «1 448 982 ₽». */
export const formatRub = (amount: number): string => formatMoney(amount, 'rub');

const formatDecimals = (value: number, maxDigits: number, minDigits: number): string => {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(maxDigits).split('.');
  // slow-ok: the digits of a number
  const decimals = fraction.replace(/0+$/, '').padEnd(minDigits, '0');
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${formatNumber(Number(whole))}${decimals === '' ? '' : `,${decimals}`}`;
};

/** «1 140 000 ¥», «4 492,50 €»: decimals only for a fraction. */
export function formatSum(amount: number, currency: string): string {
  const cents = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return `${formatDecimals(amount, cents, cents)}${NBSP}${getCurrencySign(currency)}`;
}

/** Roubles for one unit, with at least two decimals: «0,59125», «100,5693». */
export const formatRate = (rate: number): string => formatDecimals(rate, 6, 2);

/** «0,5500 + 7,5 % = 0,59125»: the official rate, the operator's margin and the rate that is paid. */
export function formatRateSum(
  rate: number,
  { officialRate, rateMargin }: Pick<ReceiptLine, 'officialRate' | 'rateMargin'>,
): string {
  if (officialRate === undefined || rateMargin === undefined) return formatRate(rate);
  const sign = rateMargin < 0 ? '\u2212' : '+';
  const margin = `${formatDecimals(Math.abs(rateMargin), 4, 0)}${NBSP}%`;
  // Seven decimals: the Bank of Russia gives four, of some currencies for 1,000 units.
  return `${formatDecimals(officialRate, 7, 4)}${NBSP}${sign} ${margin} = ${formatRate(rate)}`;
}

/** Joins a figure with its thousands and unit by non-breaking spaces, in texts that have ordinary ones. */
export const bindUnits = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replaceAll(/(?<=\d) (?=₽|€|¥|%|см³|л\.с|кВт|лет|год)/g, NBSP)
    .replaceAll(/ (?=[–—×] )/g, NBSP);

/** «Итого под ключ», «Итого под ключ, Омск», «Итого в Китае». */
export function formatTotalLabel(variant: Variant, city: DeliveryCity | undefined): string {
  if (!isTurnkey(variant)) return `Итого ${PRICE_LABELS[variant].beside}`;
  return city === undefined ? 'Итого под ключ' : `Итого под ключ, ${city.name}`;
}

/** The total as one line: «1 448 982 ₽» or «1 448 982 – 5 240 582 ₽». */
export function formatTotal({ totals, interval }: Pick<Receipt, 'totals' | 'interval'>): string {
  if (interval === undefined) return formatRub(totals.total);
  return `${formatNumber(interval.low.totals.total)} – ${formatRub(interval.high.totals.total)}`;
}
