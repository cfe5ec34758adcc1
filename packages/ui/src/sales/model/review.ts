import type { Currency } from '@vvoz/catalogue/words/currencies';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { MONTHS_GENITIVE } from '@vvoz/catalogue/words/months';
import { sortMonths, type SalesMonth } from './sales.ts';

/** Results of a group of lots; prices are absent when there are too few for a median. */
export interface SalesFigures {
  readonly sold: number;
  readonly unsold: number;
  readonly p10?: number | undefined;
  readonly p50?: number | undefined;
  readonly p90?: number | undefined;
}

/** Figures of the lots whose value is above `above` and at most `max`. */
export interface SalesInterval extends SalesFigures {
  readonly above?: number | undefined;
  readonly max?: number | undefined;
}

/** For how much the lots of a filter went in the last twelve months. Prices in whole units of the currency. */
export interface SalesReviewData extends SalesFigures {
  readonly currency: Currency;
  /** The first day, YYYY-MM-DD. */
  readonly since: string;
  /** Median of what the sold lots cost turnkey today, ₽. */
  readonly cost?: number | undefined;
  /** Oldest first; months without a result may be missing. */
  readonly months: readonly (SalesFigures & { readonly month: string })[];
  /** By year of make. */
  readonly years: readonly SalesInterval[];
  /** By kilometres. */
  readonly mileages: readonly SalesInterval[];
  /** Best first. */
  readonly grades: readonly (SalesFigures & { readonly grades: readonly string[] })[];
}

const MONTHS_OF_YEAR = 12;
/** The worst of all grades: the car was not inspected. */
const NOT_GRADED = '***';

/** All months from `since` to the last with a result, so that a month without one keeps its place. */
export function fillMonths({
  since,
  months,
}: Pick<SalesReviewData, 'since' | 'months'>): readonly SalesMonth[] {
  const last = sortMonths(months.map(toMonth)).at(-1)?.month ?? '';
  const filled: SalesMonth[] = [];
  const [year = 0, first = 1] = since.split('-').map(Number);
  for (let at = 0; at < MONTHS_OF_YEAR; at += 1) {
    const month = new Date(Date.UTC(year, first - 1 + at, 1)).toISOString().slice(0, 7);
    if (month > last) break;
    const found = months.find((one) => one.month === month);
    filled.push(toMonth({ sold: 0, unsold: 0, ...found, month }));
  }
  return filled;
}

const toMonth = ({
  month,
  sold,
  unsold,
  p10 = null,
  p50 = null,
  p90 = null,
}: Omit<SalesFigures, 'p10' | 'p50' | 'p90'> & {
  readonly month: string;
  readonly p10?: number | null | undefined;
  readonly p50?: number | null | undefined;
  readonly p90?: number | null | undefined;
}): SalesMonth => ({ month, sold, unsold, p10, p50, p90 });

/** «81 %». */
export const formatSoldShare = ({ sold, unsold }: Pick<SalesFigures, 'sold' | 'unsold'>): string =>
  `${Math.round((100 * sold) / Math.max(1, sold + unsold))}${NBSP}%`;

/** «540 из 665». */
export const formatSoldCount = ({ sold, unsold }: Pick<SalesFigures, 'sold' | 'unsold'>): string =>
  `${formatNumber(sold)} из${NBSP}${formatNumber(sold + unsold)}`;

/** «до 30 тыс. км», «30–60 тыс. км», «от 90 тыс. км». */
export function formatMileageGroup({ above, max }: Pick<SalesInterval, 'above' | 'max'>): string {
  const unit = `${NBSP}тыс.${NBSP}км`;
  const format = (km: number | undefined): string => formatNumber((km ?? 0) / 1000);
  if (above === undefined) return `до${NBSP}${format(max)}${unit}`;
  if (max === undefined) return `от${NBSP}${format(above)}${unit}`;
  return `${format(above)}–${format(max)}${unit}`;
}

/** «2015 и старше», «2019». */
export function formatYearGroup({ above, max }: Pick<SalesInterval, 'above' | 'max'>): string {
  if (above === undefined) return `${max} и${NBSP}старше`;
  return String(above + 1);
}

/** «Оценка 5, 6 и S», «Оценка 4.5», «Оценка 2 и ниже». */
export function formatGradeGroup(grades: readonly string[]): string {
  if (grades.includes(NOT_GRADED)) return `Оценка ${grades[0]} и${NBSP}ниже`;
  const ascending = grades.toReversed();
  const last = ascending.pop() ?? '';
  const names = ascending.length === 0 ? last : `${ascending.join(', ')} и${NBSP}${last}`;
  return `Оценка ${names}`;
}

/** How the median of the newest month with one differs from that of the oldest; undefined without half a year between. */
export function findYearChange(
  months: readonly SalesMonth[],
): { readonly share: number; readonly from: SalesMonth & { readonly p50: number } } | undefined {
  const isPriced = (month: SalesMonth): month is SalesMonth & { readonly p50: number } => month.p50 !== null;
  const priced = months.filter(isPriced);
  const [from] = priced;
  const to = priced.at(-1);
  if (!from || !to || months.indexOf(to) - months.indexOf(from) < MIN_MONTHS_OF_CHANGE) return undefined;
  return { share: to.p50 / from.p50 - 1, from };
}

const MIN_MONTHS_OF_CHANGE = 6;

/** «С декабря 2025». */
export const formatSinceMonth = (month: string): string =>
  `С${NBSP}${MONTHS_GENITIVE[Number(month.slice(5, 7)) - 1] ?? ''}${NBSP}${month.slice(0, 4)}`;

/** «+6 %», «−3 %», «0 %». */
export function formatChange(share: number): string {
  const percent = Math.round(100 * share);
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)}${NBSP}%`;
}

/** Positions of prices on one scale, in percent; from the lowest p10 to the highest p90 of all groups. */
export function createRangeScale(groups: readonly SalesFigures[]): (price: number) => number {
  const low = Math.min(...groups.flatMap(({ p10 }) => p10 ?? []));
  const high = Math.max(...groups.flatMap(({ p90 }) => p90 ?? []));
  const span = high - low;
  return (price) =>
    span > 0 ? Math.round(Math.max(0, Math.min(100, ((price - low) / span) * 100)) * 10) / 10 : 50;
}
