import { formatCount, formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { MONTH_FORMS, MONTH_NAMES } from '@vvoz/catalogue/words/months';

/** Sales of similar lots in a month. */
export interface SalesMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly sold: number;
  readonly unsold: number;
  /** Percentiles of the hammer price in whole units of the currency; null for too few sales. */
  readonly p10: number | null;
  readonly p50: number | null;
  readonly p90: number | null;
}

/** With fewer sales a curve would suggest more than the data shows. */
export const MIN_SOLD_FOR_CURVE = 8;

/** «ноя». */
export const formatMonthShort = (month: string): string => formatMonthName(month).slice(0, 3);
/** «ноябрь» for any year; an invalid month is returned as it is. */
export const formatMonthName = (month: string): string => MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? month;
/** «ноябрь 2026». */
export const formatMonthLong = (month: string): string =>
  `${formatMonthName(month)}${NBSP}${month.slice(0, 4)}`;

const sumLots = (months: readonly SalesMonth[], of: 'sold' | 'unsold'): number =>
  months.reduce((sum, month) => sum + month[of], 0);

export interface SalesSummary {
  readonly sold: number;
  readonly unsold: number;
  /** The newest month that has a median. */
  readonly latest: SalesMonth | undefined;
  /** Lowest and highest median of a month. */
  readonly medians: readonly [low: number, high: number] | undefined;
  /** True if there are enough sales for a curve. */
  readonly enough: boolean;
}

/** Totals of the period; months may come in any order. */
export function summariseSales(months: readonly SalesMonth[]): SalesSummary {
  const withMedian = sortMonths(months).filter(({ p50 }) => p50 !== null);
  const medians = withMedian.flatMap(({ p50 }) => p50 ?? []);
  const sold = sumLots(months, 'sold');
  return {
    sold,
    unsold: sumLots(months, 'unsold'),
    latest: withMedian.at(-1),
    medians: medians.length === 0 ? undefined : [Math.min(...medians), Math.max(...medians)],
    enough: sold >= MIN_SOLD_FOR_CURVE && medians.length > 0,
  };
}

/** Oldest first. */
export const sortMonths = (months: readonly SalesMonth[]): readonly SalesMonth[] =>
  months.toSorted((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0));

/** «540 продано, 125 не продано за 12 месяцев». */
export function formatSalesCounts(months: readonly SalesMonth[]): string {
  const { sold, unsold } = summariseSales(months);
  const period = formatCount(months.length, MONTH_FORMS);
  return `${formatNumber(sold)}${NBSP}продано, ${formatNumber(unsold)}${NBSP}не${NBSP}продано за${NBSP}${period}`;
}

/** «900 000 – 1 370 000 ¥»; one amount when both are equal. */
export const formatPriceRange = (low: number, high: number, currency: Currency): string =>
  low === high ? formatMoney(low, currency) : `${formatNumber(low)}${NBSP}– ${formatMoney(high, currency)}`;

/** The medians and the counts in sentences, for screen readers; without medians only the counts. */
export function describeSales(months: readonly SalesMonth[], currency: Currency): string {
  const { latest, medians } = summariseSales(months);
  if (latest === undefined || medians === undefined || latest.p50 === null) return formatSalesCounts(months);
  return `Медиана по месяцам ${formatPriceRange(...medians, currency)}, ${formatMonthLong(latest.month)} — ${formatMoney(latest.p50, currency)}. Всего ${formatSalesCounts(months)}. Те же числа в таблице.`;
}
