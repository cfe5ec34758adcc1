import { getAuctionToday } from '../dates/auctionDay.ts';
import { CATALOGUE_TYPES, type CatalogueType } from '../types/catalogueTypes.ts';
import { NBSP } from '../words/format.ts';
import type { LotSummary } from './lot.ts';

/** The current year in the time zone of the type's auctions. */
export const getAuctionYear = (type: CatalogueType, now: Date): number =>
  Number(getAuctionToday(type, now).slice(0, 4));

/** Options of the two year selectors: `min` ascending, `max` newest first (specification, section 5). */
export interface YearOptions {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Lists the years of a template, up to the current one. */
export function listYearOptions(
  { yearsFrom, type }: { readonly yearsFrom: number; readonly type: CatalogueType },
  now: Date,
): YearOptions {
  const count = Math.max(0, getAuctionYear(type, now) - yearsFrom + 1);
  const min = Array.from({ length: count }, (_, index) => yearsFrom + index);
  return { min, max: min.toReversed() };
}

/** The year of a lot. If it is unknown, the year that its type assumes, if any (specification, section 5). */
export function getYearOrAssumed(
  { type, year }: Pick<LotSummary, 'type' | 'year'>,
  now: Date,
): number | undefined {
  const { assumedAge } = CATALOGUE_TYPES[type];
  return year ?? (assumedAge === undefined ? undefined : getAuctionYear(type, now) - assumedAge);
}

/** «2022 (не указан)» for a lot without a year that filters and counts take for one of 2022; undefined for any other. */
export function formatAssumedYear(
  lot: Pick<LotSummary, 'type' | 'year'>,
  now: Date = new Date(),
): string | undefined {
  const year = lot.year === undefined ? getYearOrAssumed(lot, now) : undefined;
  return year === undefined ? undefined : `${year}${NBSP}(не${NBSP}указан)`;
}
