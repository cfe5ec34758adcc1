import type { CatalogueType } from '../types/catalogueTypes.ts';
import { auctionToday } from './auctionDay.ts';

const DAY_MS = 86_400_000;

/** One cell of the picker ПН…ВС. `date` is a day at the auctions, `2026-11-25`. */
export interface AuctionDay {
  readonly date: string;
  /** «ПН» … «ВС». */
  readonly label: string;
  readonly dayOfMonth: number;
  readonly past: boolean;
  readonly today: boolean;
}

/** A week of the picker, Monday first. */
export interface AuctionWeek {
  /** «Эта неделя», «Следующая неделя». */
  readonly label: string;
  readonly days: readonly AuctionDay[];
}

const LABELS = ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'ВС'] as const;
const SATURDAY = 5;

/** Days since Monday: 0 … 6. */
const weekday = (midnight: number): number => (new Date(midnight).getUTCDay() + 6) % 7;

function daysFrom(monday: number, today: string): readonly AuctionDay[] {
  return LABELS.map((label, index) => {
    const at = new Date(monday + index * DAY_MS);
    const date = at.toISOString().slice(0, 10);
    return { date, label, dayOfMonth: at.getUTCDate(), past: date < today, today: date === today };
  });
}

/**
 * The weeks that a picker offers, by the calendar of the type's auctions: the current one, whose days before today are
 * read-only (specification, section 9), and from Saturday on the coming one too.
 */
export function auctionWeeks(type: CatalogueType, now: Date): readonly [AuctionWeek, ...AuctionWeek[]] {
  const today = auctionToday(type, now);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const monday = midnight - weekday(midnight) * DAY_MS;
  const current = { label: 'Эта неделя', days: daysFrom(monday, today) };
  if (weekday(midnight) < SATURDAY) return [current];
  return [current, { label: 'Следующая неделя', days: daysFrom(monday + 7 * DAY_MS, today) }];
}
