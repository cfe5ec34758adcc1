import { japanDay } from '../dates/auctionWeek.ts';
import { CATALOGUE_TYPES } from '../types/catalogueTypes.ts';
import type { LotSummary } from './lot.ts';
import type { Template } from '../templates/templates.ts';

/** The year at a moment, by the calendar that the auctions keep. */
const yearOf = (now: Date): number => Number(japanDay(now).slice(0, 4));

/** What the two selectors of a year offer: the lower end ascending, the upper one newest first (specification, section 5). */
export interface YearOptions {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** The years that a template offers, up to the current one. */
export function yearOptions({ yearsFrom }: Pick<Template, 'yearsFrom'>, now: Date): YearOptions {
  const count = Math.max(0, yearOf(now) - yearsFrom + 1);
  const min = Array.from({ length: count }, (_, index) => yearsFrom + index);
  return { min, max: min.toReversed() };
}

/** The year of a lot, or the one that its type assumes where its source names none (specification, section 5). */
export function reckonedYear(
  { type, year }: Pick<LotSummary, 'type' | 'year'>,
  now: Date,
): number | undefined {
  const { assumedAge } = CATALOGUE_TYPES[type];
  return year ?? (assumedAge === undefined ? undefined : yearOf(now) - assumedAge);
}
