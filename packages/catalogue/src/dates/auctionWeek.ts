import { formatDayMonth, NBSP } from '../words/format.ts';

const DAY_MS = 86_400_000;

/** One day of the picker ПН…ВС. `date` is local to the auctions: `2026-11-25`. */
export interface AuctionDay {
  readonly date: string;
  /** «ПН» … «ВС». */
  readonly label: string;
  readonly dayOfMonth: number;
  readonly past: boolean;
  readonly today: boolean;
}

/** A day and its number of lots. */
interface DayCount {
  readonly value: string;
  readonly count: number;
}

/** A week of the picker, Monday first. */
export interface AuctionWeek {
  /** «Эта неделя», «Следующая неделя», «С 7 дек». */
  readonly label: string;
  /** Beyond the weeks that are shown at first. */
  readonly later?: true;
  readonly days: readonly AuctionDay[];
}

const LABELS = ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'ВС'] as const;
/** Lots are announced at most two weeks ahead; a date beyond these weeks is a mistake of its source. */
const MAX_WEEKS = 5;
/** Days since Monday. */
const SATURDAY = 5;

const listDays = (monday: number, today: string): readonly AuctionDay[] =>
  LABELS.map((label, index) => {
    const date = new Date(monday + index * DAY_MS).toISOString().slice(0, 10);
    return { date, label, dayOfMonth: Number(date.slice(8)), past: date < today, today: date === today };
  });

/**
 * Lists the weeks of the day picker: the current week, from Saturday on the coming one, and then the later ones until the day
 * `until`. Days before today are read-only (specification, section 9).
 * @param today date at the auctions: `2026-11-25`
 */
export function listAuctionWeeks(
  today: string,
  until: string = today,
): readonly [AuctionWeek, ...AuctionWeek[]] {
  const midnight = Date.parse(today);
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const monday = midnight - weekday * DAY_MS;
  const current: AuctionWeek = { label: 'Эта неделя', days: listDays(monday, today) };
  const weeks: AuctionWeek[] = [];
  for (let at = 1; at < MAX_WEEKS; at += 1) {
    const days = listDays(monday + at * 7 * DAY_MS, today);
    const [first] = days;
    const isLater = at > 1 || weekday < SATURDAY;
    if (!first || (isLater && first.date > until)) break;
    const label = at === 1 ? 'Следующая неделя' : `С${NBSP}${formatDayMonth(first.date)}`;
    weeks.push({ label, days, ...(isLater ? { later: true } : {}) });
  }
  return [current, ...weeks];
}

/**
 * Lists the weeks of a catalogue's day picker, until the last day that has lots; none for a catalogue without one, which has no
 * `today`.
 */
export const listShownWeeks = (
  today: string | undefined,
  options: readonly DayCount[] = [],
): readonly AuctionWeek[] => {
  const days = options.filter(({ count }) => count > 0).map(({ value }) => value);
  return today === undefined ? [] : listAuctionWeeks(today, days.toSorted().at(-1));
};
